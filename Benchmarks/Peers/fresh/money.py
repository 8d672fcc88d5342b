"""Amounts of money in whole cents."""

from hypothesis import strategies as st

from unseen.registry import challenge


@challenge(
    "split_by_weight",
    st.tuples(st.lists(st.integers(1, 100), min_size=1, max_size=10), st.integers(0, 10_000)),
    "([1, 1], 1)")
def split_by_weight(value):
    weights, total = value
    whole = sum(weights)
    return sum((2 * total * weight + whole) // (2 * whole) for weight in weights) != total


@challenge("tax_per_line", st.lists(st.integers(1, 100_000), max_size=100), "[1, 2, 13, 13]")
def tax_per_line(prices):
    lines = sum((price * 19 + 50) // 100 for price in prices)
    return abs(lines - (sum(prices) * 19 + 50) // 100) > 1


@challenge("dollars_to_cents", st.integers(0, 1_000_000), "29")
def dollars_to_cents(cents):
    return int(cents / 100 * 100) != cents


@challenge(
    "order_book",
    st.lists(st.tuples(st.booleans(), st.integers(1, 10), st.integers(1, 20)), max_size=30),
    "[(False, 1, 1), (False, 1, 1), (True, 1, 1)]")
def order_book(orders):
    return fills(orders, newest_first=False) != fills(orders, newest_first=True)


def fills(orders, newest_first):
    """Which waiting orders are served how much, in turn."""
    waiting, served = [], []
    for number, (sells, price, left) in enumerate(orders):
        while left > 0:
            offers = [
                offer for offer in waiting
                if offer["sells"] != sells
                and (offer["price"] >= price if sells else offer["price"] <= price)]
            if not offers:
                break
            best = (max if sells else min)(offer["price"] for offer in offers)
            level = [offer for offer in offers if offer["price"] == best]
            offer = level[-1 if newest_first else 0]
            traded = min(left, offer["left"])
            served.append((offer["number"], traded))
            left -= traded
            offer["left"] -= traded
            if offer["left"] == 0:
                waiting = [other for other in waiting if other is not offer]
        if left > 0:
            waiting.append({"number": number, "sells": sells, "price": price, "left": left})
    return served
