"""Texts and their encodings."""

from hypothesis import strategies as st

from unseen.registry import challenge


@challenge("length_prefix", st.lists(st.text(max_size=10), max_size=8), "['\\x80']")
def length_prefix(messages):
    # The mistake: a length in characters is read as one in bytes.
    rest = b"".join(bytes([len(text)]) + text.encode() for text in messages)
    found = []
    while rest:
        count, rest = rest[0], rest[1:]
        found.append(rest[:count])
        rest = rest[count:]
    return found != [text.encode() for text in messages]


SIGNS = [chr(number) for span in ((0x61, 0x7B), (0xE0, 0x100), (0x1F600, 0x1F650))
         for number in range(*span)]


@st.composite
def texts_with_place(draw):
    text = draw(st.text(SIGNS, min_size=1, max_size=15))
    return text, draw(st.integers(0, len(text)))


@challenge("unit_offset", texts_with_place(), "('\U0001F600', 1)")
def unit_offset(value):
    text, offset = value
    return text[:offset].encode("utf-16-le") != text.encode("utf-16-le")[:2 * offset]


@challenge("soft_break", st.text("abc=", max_size=60), "'===='")
def soft_break(text):
    column = 0
    for sign in text:
        width = 3 if sign == "=" else 1
        if column + width > 10:
            return True
        column = (column + width) % 10
    return False


WORD = st.text("abc", min_size=1, max_size=8)


@challenge("rotation_twins", st.tuples(WORD, WORD), "('ab', 'ba')")
def rotation_twins(value):
    left, right = value
    return left != right and transformed(left) == transformed(right)


def transformed(word):
    return [turned[-1] for turned in sorted(word[at:] + word[:at] for at in range(len(word)))]


@challenge("next_code", st.text("abcd", max_size=30), "'aaa'")
def next_code(text):
    codes = {"a": 0, "b": 1, "c": 2, "d": 3}
    current, sent = "", []
    for sign in text:
        if current + sign in codes:
            current += sign
            continue
        sent.append(codes[current])
        codes[current + sign] = len(codes)
        current = sign
    if current:
        sent.append(codes[current])
    # The reader has one code less than the writer had.
    return any(code >= 4 + max(place - 1, 0) for place, code in enumerate(sent))
