"""Resolves keyed archives on top of any property-list parser, into the JSON of the archive suite.

Written from the format alone, so that it can judge other readers. A parser gives dicts, lists, str,
bool, int, float, bytes, datetimes (or Date) and Uid.
"""

import datetime
import struct

EPOCH = datetime.datetime(2001, 1, 1)
# What date components that are not set are written as: NSDateComponentUndefined.
UNDEFINED = 2**63 - 1
# Values of one archive; shared objects are handed out again at each place.
MOST_VALUES = 100_000


class Refused(Exception):
    """The file is no archive that has a value."""


class Uid:
    def __init__(self, index):
        self.index = index


def xml_uid(value):
    """A dictionary, or the UID that it stands for: XML has no type for those."""
    if len(value) == 1 and type(value.get("CF$UID")) is int:
        return Uid(value["CF$UID"])
    return value


class Archive:
    """One archive; `value` is the root in the suite's JSON."""

    def __init__(self, tree):
        if not isinstance(tree, dict):
            raise Refused("the root is no dictionary")
        if tree.get("$archiver") != "NSKeyedArchiver" or tree.get("$version") != 100000:
            raise Refused("another archiver or version")
        self.objects, self.top = tree.get("$objects"), tree.get("$top")
        if not isinstance(self.objects, list) or not isinstance(self.top, dict):
            raise Refused("$objects or $top is missing")
        self.open = set()
        self.values = 0

    def value(self):
        if "root" not in self.top:
            raise Refused("no root")
        return self.slot(self.top["root"])

    def object(self, index):
        if index >= len(self.objects):
            raise Refused("a UID beyond the objects")
        return self.objects[index]

    def slot(self, value):
        """A field's value: a reference or a scalar."""
        self.values += 1
        if self.values > MOST_VALUES:
            raise Refused("it expands to too many values")
        if not isinstance(value, Uid):
            return scalar(value)
        if value.index == 0:
            return None
        item = self.object(value.index)
        if not isinstance(item, dict):
            return scalar(item)
        if value.index in self.open:
            raise Refused("an object holds itself")
        self.open.add(value.index)
        try:
            return self.instance(item)
        finally:
            self.open.discard(value.index)

    def class_name(self, item):
        uid = item.get("$class")
        if not isinstance(uid, Uid):
            raise Refused("an object without a class")
        record = self.object(uid.index)
        if not isinstance(record, dict) or not isinstance(record.get("$classname"), str):
            raise Refused("a class that is no class record")
        classes = record.get("$classes", [])
        return record["$classname"], classes if isinstance(classes, list) else []

    def needed(self, item, key, kind):
        """A field of a type, inline or as an object of its own."""
        value = item.get(key)
        if isinstance(value, Uid):
            value = self.object(value.index)
            if isinstance(value, dict):
                value = self.slot(item[key])
                if isinstance(value, dict) and "data" in value:
                    value = bytes.fromhex(value["data"])
        if isinstance(value, bool) and kind is not bool or not isinstance(value, kind):
            raise Refused("%s is missing or of another type" % key)
        return value

    def number(self, item, key):
        return self.needed(item, key, (int, float))

    def optional(self, item, key):
        return self.slot(item[key]) if key in item else None

    def elements(self, item, key, numbered):
        """The elements of a container, in the common or in the numbered form."""
        if key in item:
            listed = item[key]
            if not isinstance(listed, list) or any(not isinstance(one, Uid) for one in listed):
                raise Refused("%s is no list of references" % key)
        else:
            listed = []
            while "%s%d" % (numbered, len(listed)) in item:
                listed.append(item["%s%d" % (numbered, len(listed))])
            if not listed and set(item) != {"$class"}:
                raise Refused("%s is missing" % key)
        if any(isinstance(one, Uid) and one.index == 0 for one in listed):
            raise Refused("nil as an element")
        return [self.slot(one) for one in listed]

    def instance(self, item):
        name, classes = self.class_name(item)
        if name.startswith("NSUnit") and "NSUnit" in classes:
            return {"unit": [name, self.needed(item, "NS.symbol", str)]}
        build = BUILDERS.get(name)
        if build is None:
            raise Refused("the class %s is not known" % name)
        return build(self, item)


def scalar(value):
    if isinstance(value, (bool, str, int)):
        return value
    if isinstance(value, float):
        return {"real": value if abs(value) < float("inf") else repr(value)}
    if isinstance(value, bytes):
        return {"data": value.hex()}
    if isinstance(value, datetime.datetime):
        return {"date": (value.replace(tzinfo=None) - EPOCH).total_seconds()}
    raise Refused("a value of no known type")


def dictionary(archive, item):
    keys = archive.elements(item, "NS.keys", "NS.key.")
    values = archive.elements(item, "NS.objects", "NS.object.")
    if len(keys) != len(values):
        raise Refused("as many keys as objects are needed")
    return {"dictionary": [list(pair) for pair in zip(keys, values)]}


def base128(data):
    """Numbers in little-endian groups of 7 bits."""
    numbers, value, shift = [], 0, 0
    for byte in data:
        value |= (byte & 0x7F) << shift
        shift += 7
        if not byte & 0x80:
            numbers.append(value)
            value, shift = 0, 0
    if shift:
        raise Refused("a number is cut short")
    return numbers


def index_set(archive, item):
    count = archive.needed(item, "NSRangeCount", int)
    if count == 0:
        return {"indexSet": []}
    if count == 1 and "NSLocation" in item:
        return {"indexSet": [[item["NSLocation"], item.get("NSLength", 1)]]}
    numbers = base128(archive.needed(item, "NSRangeData", bytes))
    ranges = [list(pair) for pair in zip(numbers[::2], numbers[1::2])]
    if len(numbers) != 2 * count or any(
        one[0] + one[1] > other[0] for one, other in zip(ranges, ranges[1:])
    ):
        raise Refused("ranges are not as many as said, or overlap")
    return {"indexSet": ranges}


def index_path(archive, item):
    count = archive.needed(item, "NSIndexPathLength", int)
    if count == 1:
        return {"indexPath": [archive.needed(item, "NSIndexPathValue", int)]}
    indexes = base128(archive.needed(item, "NSIndexPathData", bytes)) if count else []
    if len(indexes) != count:
        raise Refused("indexes are not as many as said")
    return {"indexPath": indexes}


def counted_set(archive, item):
    count = archive.needed(item, "NS.count", int)
    if count > len(item):
        raise Refused("members are missing")
    return {
        "countedSet": [
            [archive.slot(item["NS.object%d" % i]), item["NS.count%d" % i]] for i in range(count)
        ]
    }


def numbers_in(text):
    text = text.replace("{", " ").replace("}", " ").replace(",", " ")
    return [float(word) for word in text.split()]


def value(archive, item):
    special = item.get("NS.special")
    if special == 4:
        fields = ("NS.rangeval.location", "NS.rangeval.length")
        return {"range": [archive.needed(item, field, int) for field in fields]}
    if special == 12:
        sides = ("top", "left", "bottom", "right")
        return {"edgeInsets": [float(archive.number(item, "NS.edgeval." + s)) for s in sides]}
    if special in (1, 2, 3):
        tag, key = {
            1: ("point", "NS.pointval"), 2: ("size", "NS.sizeval"), 3: ("rect", "NS.rectval")
        }[special]
        return {tag: numbers_in(archive.needed(item, key, str))}
    encoding = archive.needed(item, "$0", str)
    return {"typedValue": [encoding, archive.slot(item["$1"])]}


def old_array(archive, item):
    return [archive.slot(item["$%d" % i]) for i in range(archive.needed(item, "NS.count", int))]


def transform(archive, item):
    data = archive.needed(item, "NSTransformStruct", bytes)
    return {"affineTransform": list(struct.unpack(">6f", data))}


def uuid(archive, item):
    data = archive.needed(item, "NS.uuidbytes", bytes)
    if len(data) != 16:
        raise Refused("a UUID has 16 bytes")
    text = data.hex().upper()
    return {"uuid": "-".join((text[:8], text[8:12], text[12:16], text[16:20], text[20:]))}


def decimal(archive, item):
    data = archive.needed(item, "NS.mantissa", bytes)
    if len(data) != 16:
        raise Refused("a mantissa has 16 bytes")
    order = "<" if archive.needed(item, "NS.mantissa.bo", int) == 1 else ">"
    words = struct.unpack(order + "8H", data)
    mantissa = sum(word << (16 * place) for place, word in enumerate(words))
    return {"decimal": [bool(item["NS.negative"]), mantissa, item["NS.exponent"]]}


def attributed(archive, item):
    text = archive.needed(item, "NSString", str)
    if "NSAttributeInfo" not in item:
        attributes = archive.optional(item, "NSAttributes")
        size = len(text.encode("utf-16-le")) // 2
        return {
            "attributedString": [text, [[size, 0]] if attributes else [],
                                 [attributes] if attributes else []]
        }
    numbers = base128(archive.needed(item, "NSAttributeInfo", bytes))
    runs = [list(pair) for pair in zip(numbers[::2], numbers[1::2])]
    return {"attributedString": [text, runs, archive.slot(item["NSAttributes"])]}


def components(archive, item):
    return {
        "dateComponents": [
            [key[3:], number] for key, number in item.items()
            if key.startswith("NS.") and type(number) is int and number != UNDEFINED
        ]
    }


def date(archive, item):
    seconds = float(archive.number(item, "NS.time"))
    if seconds != seconds or abs(seconds) == float("inf"):
        raise Refused("a date that is no time")
    return {"date": seconds}


def url(archive, item):
    if "NS.minimalBookmarkData" in item:
        raise Refused("a bookmark")
    base = item.get("NS.base")
    if base is not None and not isinstance(base, Uid):
        raise Refused("a base of another type")
    return {"url": [archive.needed(item, "NS.relative", str), archive.optional(item, "NS.base")]}


def text(archive, item):
    return archive.needed(item, "NS.string", str)


def data(archive, item):
    return {"data": archive.needed(item, "NS.data", bytes).hex()}


def listed(tag):
    def build(archive, item):
        elements = archive.elements(item, "NS.objects", "NS.object.")
        return elements if tag is None else {tag: elements}

    return build


def named(tag, key):
    return lambda archive, item: {tag: archive.needed(item, key, str)}


def number(archive, item):
    for key in ("NS.boolval", "NS.intval", "NS.dblval"):
        if key in item:
            return scalar(item[key])
    raise Refused("a number without a value")


BUILDERS = {
    "NSNull": lambda archive, item: None,
    "NSNumber": number,
    "NSDate": date, "NSUUID": uuid, "NSURL": url, "NSValue": value,
    "NSIndexSet": index_set, "NSMutableIndexSet": index_set, "NSIndexPath": index_path,
    "NSCountedSet": counted_set, "NSAffineTransform": transform,
    "_NSKeyedCoderOldStyleArray": old_array,
    "NSDecimalNumber": decimal, "NSDecimalNumberPlaceholder": decimal,
    "NSDateComponents": components,
    "NSLocale": named("locale", "NS.identifier"), "NSTimeZone": named("timeZone", "NS.name"),
    "NSCalendar": named("calendar", "NS.identifier"),
    "NSError": lambda a, i: {
        "error": [a.needed(i, "NSDomain", str), a.needed(i, "NSCode", int),
                  a.optional(i, "NSUserInfo")]
    },
    "NSMeasurement": lambda a, i: {
        "measurement": [{"real": float(a.number(i, "NS.value"))}["real"], a.slot(i["NS.unit"])]
    },
    "NSRegularExpression": lambda a, i: {
        "regularExpression": [a.needed(i, "NSPattern", str), a.needed(i, "NSOptions", int)]
    },
    "NSNotification": lambda a, i: {
        "notification": [a.needed(i, "NS.name", str), a.optional(i, "NS.object"),
                         a.optional(i, "NS.userinfo")]
    },
}
for mutable in ("", "Mutable"):
    BUILDERS["NS%sArray" % mutable] = listed(None)
    BUILDERS["NS%sSet" % mutable] = listed("set")
    BUILDERS["NS%sOrderedSet" % mutable] = listed("orderedSet")
    BUILDERS["NS%sDictionary" % mutable] = dictionary
    BUILDERS["NS%sString" % mutable] = text
    BUILDERS["NS%sData" % mutable] = data
    BUILDERS["NS%sAttributedString" % mutable] = attributed
