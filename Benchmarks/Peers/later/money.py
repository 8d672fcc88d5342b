"""Purchases, taxes and trades."""

from hypothesis import strategies as st

from unseen.registry import challenge


@challenge(
    "first_lots",
    st.lists(st.tuples(st.booleans(), st.integers(1, 9), st.integers(1, 30)), max_size=20),
    "[(False, 1, 1), (False, 1, 2), (True, 2, 1)]")
def first_lots(trades):
    lots = []
    for sells, quantity, price in trades:
        if not sells:
            lots.append([quantity, price])
            continue
        if sum(lot[0] for lot in lots) < quantity:
            continue
        first_price, left, cost = lots[0][1], quantity, 0
        while left > 0:
            taken = min(left, lots[0][0])
            cost += taken * lots[0][1]
            left -= taken
            lots[0][0] -= taken
            if lots[0][0] == 0:
                lots.pop(0)
        # The mistake: all of it is taken for a part of the first lot.
        if cost != quantity * first_price:
            return True
    return False


@challenge(
    "tax_bracket", st.tuples(st.integers(0, 1_000), st.integers(0, 1_000)), "(51, 100)")
def tax_bracket(value):
    def left(income):
        return income if income < 100 else income - income // 2

    less, more = value
    return less < more and left(less) > left(more)


@challenge("best_trade", st.lists(st.integers(0, 1_000), max_size=40), "[1, 2, 0]")
def best_trade(prices):
    if not prices:
        return False
    place = prices.index(min(prices))
    best = max(max(prices[day:]) - prices[day] for day in range(len(prices)))
    return max(prices[place:]) - prices[place] != best
