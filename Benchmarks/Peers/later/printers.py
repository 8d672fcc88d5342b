"""What is printed and read again."""

from hypothesis import strategies as st

from unseen.registry import challenge

FIELD = st.text("abc &=%+", max_size=8)


@challenge("query_string", st.lists(st.tuples(FIELD, FIELD), max_size=12), "[('', '+')]")
def query_string(fields):
    return any(read(written(text)) != text for field in fields for text in field)


def written(field):
    """The mistake: a plus sign stays as it is."""
    return field.replace("%", "%25").replace("&", "%26").replace("=", "%3D").replace(" ", "+")


def read(field):
    field = field.replace("+", " ").replace("%3D", "=").replace("%26", "&")
    return field.replace("%25", "%")


def recursive(depth, leaf, node):
    """A leaf, or what `node` makes of the strategy of smaller values, as deep as in the engine."""
    strategy = leaf
    for _ in range(depth):
        strategy = leaf | node(strategy)
    return strategy


def sums(part):
    return st.tuples(st.just("add"), part, part) | st.tuples(st.just("subtract"), part, part)


@challenge(
    "lost_parentheses", recursive(6, st.integers(0, 99), sums),
    "('subtract', 0, ('add', 0, 1))")
def lost_parentheses(term):
    return value_of(term) != sum(terms(term))


def value_of(term):
    if isinstance(term, int):
        return term
    name, left, right = term
    return value_of(left) + (value_of(right) if name == "add" else -value_of(right))


def terms(term):
    """The mistake: a minus sign has no effect beyond the first of those after it."""
    if isinstance(term, int):
        return [term]
    name, left, right = term
    first, *rest = terms(right)
    return [*terms(left), first if name == "add" else -first, *rest]


def products(part):
    return st.tuples(st.just("negative"), part) | st.tuples(st.just("product"), part, part)


@challenge("sql_minus", recursive(6, st.integers(-99, 99), products), "('negative', -1)")
def sql_minus(term):
    return "--" in sql(term)


def sql(term):
    if isinstance(term, int):
        return str(term)
    if term[0] == "negative":
        return f"-{sql(term[1])}"
    return f"({sql(term[1])} * {sql(term[2])})"


@challenge("cdata_end", st.text("ab]>", max_size=40), "']]>'")
def cdata_end(text):
    return (text + "]]>").partition("]]>")[0] != text
