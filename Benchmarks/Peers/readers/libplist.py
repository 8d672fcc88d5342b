"""libplist's C library: its parsers, and the trees they make as Python values.

Its own Python module gives negative integers as large ones and cuts reals and dates short, which says
nothing about the library; so the library is called directly.
"""

import ctypes
import datetime
import re

from archive_resolver import EPOCH, Refused, Uid, xml_uid

NAMES = ("libplist-2.0.so.4", "libplist-2.0.so.3", "libplist-2.0.so", "libplist-2.0.dylib")
BOOL, UINT, REAL, STRING, ARRAY, DICT, DATE, DATA, KEY, UID, NULL = range(11)


def loaded():
    for name in NAMES:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    raise ImportError("libplist")


library = loaded()
node = ctypes.c_void_p
library.plist_array_get_item.restype = node
library.plist_array_get_item.argtypes = [node, ctypes.c_uint32]
library.plist_free.argtypes = [node]
# Every version takes memory from the C library; not every one has a name for giving it back.
release = ctypes.CDLL(None).free
release.argtypes = [ctypes.c_void_p]


def version():
    try:
        library.libplist_version.restype = ctypes.c_char_p
        return library.libplist_version().decode()
    except AttributeError:
        with open("/proc/self/maps", encoding="utf-8") as maps:
            path = re.search(r"libplist-2\.0\.so[.0-9]*", maps.read())
        return path.group(0) if path else "?"


def parse(data):
    """The tree; None where the library makes none."""
    root = node()
    take = library.plist_from_bin if data.startswith(b"bplist") else library.plist_from_xml
    take(data, ctypes.c_uint32(len(data)), ctypes.byref(root))
    if not root:
        return None
    try:
        return value(root)
    finally:
        library.plist_free(root)


def scalar(get, item, kind):
    result = kind()
    get(item, ctypes.byref(result))
    return result.value


def text(item, get):
    pointer = ctypes.c_void_p()
    get(item, ctypes.byref(pointer))
    if not pointer:
        raise Refused("text that is none")
    try:
        return ctypes.string_at(pointer).decode()
    finally:
        release(pointer)


def integer(item):
    """Read from XML where it may be negative: not every version has another way to ask."""
    number = scalar(library.plist_get_uint_val, item, ctypes.c_uint64)
    if number < 1 << 63:
        return number
    xml, length = ctypes.c_void_p(), ctypes.c_uint32()
    library.plist_to_xml(item, ctypes.byref(xml), ctypes.byref(length))
    try:
        words = ctypes.string_at(xml, length.value).decode()
    finally:
        release(xml)
    return int(re.search(r"<integer>(-?[0-9]+)</integer>", words).group(1))


def data(item):
    pointer, length = ctypes.c_void_p(), ctypes.c_uint64()
    library.plist_get_data_val(item, ctypes.byref(pointer), ctypes.byref(length))
    try:
        return ctypes.string_at(pointer, length.value)
    finally:
        release(pointer)


def date(item):
    seconds, micros = ctypes.c_int32(), ctypes.c_int32()
    library.plist_get_date_val(item, ctypes.byref(seconds), ctypes.byref(micros))
    return EPOCH + datetime.timedelta(seconds=seconds.value, microseconds=micros.value)


def dictionary(item):
    iterator, found = ctypes.c_void_p(), {}
    library.plist_dict_new_iter(item, ctypes.byref(iterator))
    while True:
        key, child = ctypes.c_void_p(), node()
        library.plist_dict_next_item(item, iterator, ctypes.byref(key), ctypes.byref(child))
        if not child:
            release(iterator)
            return xml_uid(found)
        if not key:
            raise Refused("a key that is none")
        found[ctypes.string_at(key).decode()] = value(child)
        release(key)


def value(item):
    kind = library.plist_get_node_type(item)
    if kind == BOOL:
        return scalar(library.plist_get_bool_val, item, ctypes.c_uint8) != 0
    if kind == UINT:
        return integer(item)
    if kind == REAL:
        return scalar(library.plist_get_real_val, item, ctypes.c_double)
    if kind == STRING:
        return text(item, library.plist_get_string_val)
    if kind == KEY:
        return text(item, library.plist_get_key_val)
    if kind == UID:
        return Uid(scalar(library.plist_get_uid_val, item, ctypes.c_uint64))
    if kind == ARRAY:
        count = library.plist_array_get_size(item)
        return [value(node(library.plist_array_get_item(item, index))) for index in range(count)]
    if kind == DICT:
        return dictionary(item)
    if kind == DATE:
        return date(item)
    return data(item) if kind == DATA else None
