"""Expressions with types, patterns, formulas: an int is a leaf, a tuple a node with its name."""

from hypothesis import strategies as st

from .registry import challenge


def node(name, *parts):
    return st.tuples(st.just(name), *parts)


def parts(term):
    return term[1:] if isinstance(term, tuple) else ()


def every(term):
    yield term
    for part in parts(term):
        yield from every(part)


def is_node(term, name):
    return isinstance(term, tuple) and term[0] == name


def height(term):
    return 1 + max(map(height, parts(term)), default=-1)


def tree(depth, leaf, make):
    return leaf if depth == 0 else leaf | make(tree(depth - 1, leaf, make))


@challenge(
    "unbalanced_tree", tree(6, st.integers(0, 9), lambda s: node("n", s, s)),
    "('n', 0, ('n', 0, ('n', 0, 0)))")
def unbalanced_tree(term):
    return any(
        abs(height(part[1]) - height(part[2])) > 1 for part in every(term)
        if isinstance(part, tuple))


def expressions(depth):
    leaf = st.integers(0, 4)
    if depth == 0:
        return leaf
    smaller = expressions(depth - 1)
    return (
        leaf | node("add", smaller, smaller)
        | node("if", conditions(depth - 1), smaller, smaller))


def conditions(depth):
    truth = st.booleans().map(int)
    if depth == 0:
        return truth
    smaller = expressions(depth - 1)
    return truth | node("not", conditions(depth - 1)) | node("less", smaller, smaller)


@challenge("typed_condition", expressions(4), "('if', ('less', 0, 0), 0, 1)")
def typed_condition(term):
    return any(
        is_node(part, "if") and is_node(part[1], "less") and part[1][1] == part[1][2]
        and part[2] != part[3]
        for part in every(term))


def value(term):
    if isinstance(term, int):
        return term
    left, right = value(term[1]), value(term[2])
    return left + right if term[0] == "+" else left - right


@challenge(
    "nested_difference",
    tree(5, st.integers(-50, 50), lambda s: node("+", s, s) | node("-", s, s)),
    "('-', 0, ('-', 0, 5))")
def nested_difference(term):
    return any(
        is_node(part, "-") and is_node(part[2], "-") and value(part[2][2]) > 4
        for part in every(term))


def is_nullable(term):
    if isinstance(term, int):
        return False
    if term[0] == "star":
        return True
    return (all if term[0] == "then" else any)(map(is_nullable, parts(term)))


@challenge(
    "nullable_star",
    tree(
        4, st.integers(0, 5),
        lambda s: node("star", s) | node("then", s, s) | node("or", s, s)),
    "('star', ('then', ('star', 0), ('star', 0)))")
def nullable_star(term):
    return any(
        is_node(part, "star") and is_node(part[1], "then") and is_nullable(part[1])
        for part in every(term))


def holds(term, assignment):
    if isinstance(term, int):
        return assignment >> term & 1 == 1
    results = [holds(part, assignment) for part in parts(term)]
    return {"and": all, "or": any, "not": lambda r: not r[0]}[term[0]](results)


@challenge(
    "sole_assignment",
    tree(4, st.integers(0, 2), lambda s: node("not", s) | node("and", s, s) | node("or", s, s)),
    "('and', 0, ('and', 1, 2))")
def sole_assignment(term):
    return sum(holds(term, assignment) for assignment in range(8)) == 1
