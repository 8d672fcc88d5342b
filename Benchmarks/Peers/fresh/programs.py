"""Programs that are made faster, and texts that are compared."""

from hypothesis import strategies as st

from unseen.registry import challenge


def expressions(depth):
    """A number is a leaf, a tuple an operation with its parts."""
    leaf = st.integers(-20, 20)
    if depth == 0:
        return leaf
    smaller = expressions(depth - 1)
    return leaf | st.one_of(
        [st.tuples(st.just(name), smaller, smaller) for name in ("add", "mul", "div")])


def wrapped(number):
    """The number in 64 bits."""
    return (number + 2**63) % 2**64 - 2**63


def toward_zero(dividend, divisor):
    quotient = abs(dividend) // abs(divisor)
    return quotient if (dividend < 0) == (divisor < 0) else -quotient


def value_of(term):
    """None where something is divided by 0."""
    if isinstance(term, int):
        return term
    name, left, right = term[0], value_of(term[1]), value_of(term[2])
    if left is None or right is None:
        return None
    if name == "add":
        return wrapped(left + right)
    if name == "mul":
        return wrapped(left * right)
    return None if right == 0 else wrapped(toward_zero(left, right))


def folded(term):
    """The mistake: a factor is divided instead of the product."""
    if isinstance(term, int):
        return term
    name, left, right = term
    if name == "div" and isinstance(left, tuple) and left[0] == "mul":
        return "mul", folded(left[1]), ("div", folded(left[2]), folded(right))
    return name, folded(left), folded(right)


@challenge("folded_division", expressions(5), "('div', ('mul', 2, 1), 2)")
def folded_division(term):
    return value_of(term) != value_of(folded(term))


# A number is pushed.
INSTRUCTION = st.integers(-20, 20) | st.sampled_from(["add", "dup", "swap", "drop"])


@challenge("peephole", st.lists(INSTRUCTION, max_size=30), "[0, 1, 'swap', 'drop']")
def peephole(program):
    shorter = []
    for instruction in program:
        # The mistake: what is dropped is not what was on top.
        if instruction == "drop" and shorter[-1:] == ["swap"]:
            shorter.pop()
        shorter.append(instruction)
    return result(program) != result(shorter)


def result(program):
    """The stack at the end; what finds too little on it does nothing."""
    stack = []
    for instruction in program:
        if isinstance(instruction, int):
            stack.append(instruction)
        elif instruction == "add" and len(stack) > 1:
            stack.append(stack.pop() + stack.pop())
        elif instruction == "dup" and stack:
            stack.append(stack[-1])
        elif instruction == "swap" and len(stack) > 1:
            stack[-1], stack[-2] = stack[-2], stack[-1]
        elif instruction == "drop" and stack:
            stack.pop()
    return stack


TEXT = st.text("abc", max_size=5)


@challenge("edit_triangle", st.tuples(TEXT, TEXT), "('ab', 'bca')")
def edit_triangle(value):
    left, right = value
    return any(
        edits(left, right) > 1 + edits(
            left[:place] + left[place + 1] + left[place] + left[place + 2:], right)
        for place in range(len(left) - 1))


def edits(left, right):
    """Each part of a text is edited once at most."""
    rows = [list(range(len(right) + 1))]
    for row, letter in enumerate(left):
        following = [row + 1]
        for column, other in enumerate(right):
            least = min(
                rows[row][column] + (letter != other), rows[row][column + 1] + 1,
                following[column] + 1)
            if (
                row > 0 and column > 0 and letter == right[column - 1]
                and left[row - 1] == other
            ):
                least = min(least, rows[row - 1][column - 1] + 1)
            following.append(least)
        rows.append(following)
    return rows[-1][-1]
