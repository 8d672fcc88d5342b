"""What is put in order, and what is looked up in it."""

from hypothesis import strategies as st

from unseen.registry import challenge


@challenge("swapped_ties", st.lists(st.integers(0, 100), max_size=20), "[1, 1, 0]")
def swapped_ties(keys):
    order = [(key, place) for place, key in enumerate(keys)]
    for place in range(len(order)):
        least = min(range(place, len(order)), key=lambda other: order[other][0])
        order[place], order[least] = order[least], order[place]
    return order != sorted(order)


@challenge("three_colors", st.lists(st.integers(0, 2), max_size=30), "[1, 2, 0]")
def three_colors(colors):
    colors = list(colors)
    low, place, high = 0, 0, len(colors) - 1
    while place <= high:
        if colors[place] == 0:
            colors[low], colors[place] = colors[place], colors[low]
            low += 1
        elif colors[place] == 2:
            colors[place], colors[high] = colors[high], colors[place]
            high -= 1
        # The mistake: what came from behind is not looked at.
        place += 1
    return colors != sorted(colors)


ASCENDING = st.lists(st.integers(0, 50), max_size=15).map(sorted)


@challenge("sorted_union", st.tuples(ASCENDING, ASCENDING), "([], [0, 0])")
def sorted_union(value):
    left, right = map(list, value)
    union = []
    while left and right:
        one, other = left[0], right[0]
        if one <= other:
            left.pop(0)
        if other <= one:
            right.pop(0)
        if union[-1:] != [min(one, other)]:
            union.append(min(one, other))
    # The mistake: what is left of one list goes in as it is.
    for rest in (left, right):
        last = union[-1:]
        while last and rest[:1] == last:
            rest.pop(0)
    union += left + right
    return len(set(union)) < len(union)


@st.composite
def lists_with_rank(draw):
    numbers = draw(st.lists(st.integers(0, 100), min_size=1, max_size=20))
    return numbers, draw(st.integers(1, len(numbers)))


@challenge("distinct_rank", lists_with_rank(), "([0, 0], 2)")
def distinct_rank(value):
    numbers, rank = value
    distinct = sorted(set(numbers), reverse=True)
    return rank > len(distinct) or distinct[rank - 1] != sorted(numbers, reverse=True)[rank - 1]


@challenge("comb_sort", st.lists(st.integers(0, 20), max_size=15), "[1, 0, 1, 0]")
def comb_sort(numbers):
    numbers = list(numbers)
    for gap in (4, 2, 1):
        for place in range(len(numbers) - gap):
            if numbers[place] > numbers[place + gap]:
                numbers[place], numbers[place + gap] = numbers[place + gap], numbers[place]
    return numbers != sorted(numbers)


@st.composite
def rotated_lists(draw):
    numbers = sorted(draw(st.lists(st.integers(0, 9), min_size=1, max_size=20)))
    cut = draw(st.integers(0, len(numbers) - 1))
    return numbers[cut:] + numbers[:cut], draw(st.integers(0, len(numbers) - 1))


@challenge("rotated_search", rotated_lists(), "([0, 1, 0, 0, 0], 1)")
def rotated_search(value):
    numbers, place = value
    wanted = numbers[place]
    low, high = 0, len(numbers) - 1
    while low <= high:
        middle = (low + high) // 2
        if numbers[middle] == wanted:
            return False
        # The mistake: where both are equal, either half may be in order.
        if numbers[low] <= numbers[middle]:
            is_left = numbers[low] <= wanted < numbers[middle]
        else:
            is_left = not numbers[middle] < wanted <= numbers[high]
        low, high = (low, middle - 1) if is_left else (middle + 1, high)
    return True


@challenge("unsigned_digits", st.lists(st.integers(-1_000, 1_000), max_size=20), "[0, -1]")
def unsigned_digits(numbers):
    return sorted(numbers, key=lambda number: number % 2**64) != sorted(numbers)


@challenge("patience_piles", st.permutations(range(1, 9)), "[1, 2, 3, 4, 6, 8, 5, 7]")
def patience_piles(cards):
    return piles(cards, -1) != piles(cards, 0)


def piles(cards, which):
    tops = []
    for card in cards:
        fitting = [place for place, top in enumerate(tops) if top >= card]
        if fitting:
            tops[fitting[which]] = card
        else:
            tops.append(card)
    return len(tops)
