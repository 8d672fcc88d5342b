"""What is written and read again."""

from string import ascii_lowercase

from hypothesis import strategies as st

from unseen.registry import challenge

ROWS = st.lists(
    st.lists(st.text(ascii_lowercase + ',"\n', max_size=20), min_size=1, max_size=8),
    min_size=1, max_size=8)


@challenge("csv_quotes", ROWS, """[['""']]""")
def csv_quotes(rows):
    return read_csv("\n".join(",".join(map(written, row)) for row in rows)) != rows


def written(cell):
    if not any(character in ',"\n' for character in cell):
        return cell
    return '"' + cell.replace('"', '""') + '"'


def read_csv(text):
    """The mistake: a quote that follows a doubled quote ends the cell, doubled or not."""
    rows = [[""]]
    is_quoted = was_doubled = False
    place = 0
    while place < len(text):
        character = text[place]
        is_doubled = text[place + 1:place + 2] == '"'
        if character == '"' and is_quoted and is_doubled and not was_doubled:
            rows[-1][-1] += '"'
            place += 1
            was_doubled = True
        else:
            was_doubled = False
            if character == '"':
                is_quoted = not is_quoted
            elif character == "," and not is_quoted:
                rows[-1].append("")
            elif character == "\n" and not is_quoted:
                rows.append([""])
            else:
                rows[-1][-1] += character
        place += 1
    return rows


SETTINGS = st.lists(
    st.tuples(
        st.sampled_from(["host", "port", "path"]), st.text(ascii_lowercase + " ;", max_size=12)),
    max_size=10)


# Hypothesis puts a semicolon before letters.
@challenge("ini_comment", SETTINGS, "[('host', 'a ;')]", "[('host', '; ;')]")
def ini_comment(settings):
    return any(
        " ;" in value and not value.startswith(" ") and not value.endswith(" ")
        for _, value in settings)


# What is printed of ASCII.
ASCII = st.characters(min_codepoint=0x20, max_codepoint=0x7E)


@challenge("escape_order", st.text(ASCII, max_size=50), repr("\\n"))
def escape_order(text):
    escaped = text.replace("\\", "\\\\").replace("\n", "\\n")
    return escaped.replace("\\n", "\n").replace("\\\\", "\\") != text


NUMERALS = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}


@challenge(
    "roman_reader", st.lists(st.sampled_from("IVXLC"), min_size=1, max_size=15).map("".join),
    "'IIV'")
def roman_reader(text):
    if not is_accepted(text):
        return False
    values = [NUMERALS[sign] for sign in text]
    number = sum(
        -value if value < following else value
        for value, following in zip(values, values[1:] + [0]))
    return roman(number) != text


def is_accepted(text):
    if any(sign * 4 in text for sign in "IXC") or text.count("V") > 1 or text.count("L") > 1:
        return False
    return not any(pair in text for pair in ["IL", "IC", "VX", "VL", "VC", "LC"])


def roman(number):
    signs = [
        ("C", 100), ("XC", 90), ("L", 50), ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4),
        ("I", 1)]
    text = ""
    for sign, value in signs:
        text += sign * (number // value)
        number %= value
    return text


@challenge("base64_slashes", st.binary(max_size=200), repr(b"\xff\xf0"))
def base64_slashes(data):
    bits = "".join(f"{byte:08b}" for byte in data)
    slashes = [bits[place:place + 6] == "111111" for place in range(0, len(bits), 6)]
    return any(left and right for left, right in zip(slashes, slashes[1:]))


KEYS = st.text("abc/~01", max_size=4)
VALUES = st.recursive(
    st.none() | st.integers(0, 99),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=40)


def leaves(value):
    """The parts that have none themselves, each as the keys on the way."""
    if isinstance(value, list):
        return [[str(place), *rest] for place, item in enumerate(value) for rest in leaves(item)]
    if isinstance(value, dict):
        return [[key, *rest] for key, item in value.items() for rest in leaves(item)]
    return [[]]


def has(value, path):
    if not path:
        return True
    key, *rest = path
    if isinstance(value, list):
        return key.isdigit() and int(key) < len(value) and has(value[int(key)], rest)
    return isinstance(value, dict) and key in value and has(value[key], rest)


@challenge("json_pointer", VALUES, "{'~1': None}")
def json_pointer(value):
    def read(key):
        escaped = key.replace("~", "~0").replace("/", "~1")
        return escaped.replace("~0", "~").replace("~1", "/")

    return any(not has(value, [read(key) for key in path]) for path in leaves(value))
