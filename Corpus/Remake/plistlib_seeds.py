"""Writes the seeds that Python's plistlib makes into the folder that is given."""

import pathlib
import plistlib
import sys

UID = plistlib.UID


def archive(objects, top=None, **extra):
    return {
        "$archiver": "NSKeyedArchiver",
        "$version": 100000,
        "$top": top or {"root": UID(1)},
        "$objects": ["$null", *objects],
        **extra,
    }


def record(name, *above):
    return {"$classname": name, "$classes": [name, *above, "NSObject"]}


def memo(text_object, schema=1):
    fields = {"$class": UID(3), "schema": schema, "text": UID(2)}
    return archive([fields, text_object, record("Memo")])


LAYOUTS = {
    "memo": memo("draft"),
    "memo-number-as-text": memo(7),
    "memo-text-is-null": archive([{"$class": UID(2), "schema": 1, "text": UID(0)}, record("Memo")]),
    "memo-text-inline": archive([{"$class": UID(2), "schema": 1, "text": "x"}, record("Memo")]),
    "memo-schema-true": memo("draft", True),
    "memo-schema-wide": memo("draft", 2**63),
    "memo-renamed": archive(
        [{"$class": UID(3), "schema": 1, "text": UID(2)}, "draft", record("Other.Memo")]),
    "memo-under-another-key": archive(
        [{"$class": UID(3), "schema": 1, "text": UID(2)}, "draft", record("Memo")],
        {"memo": UID(1)}),
    "memo-mutable-text": archive(
        [{"$class": UID(3), "schema": 1, "text": UID(2)},
         {"$class": UID(4), "NS.string": "draft"}, record("Memo"),
         record("NSMutableString", "NSString")]),
    "array-cycle": archive([{"$class": UID(2), "NS.objects": [UID(1)]}, record("NSArray")]),
    "unkeyed-top": archive(
        [{"$class": UID(3), "NS.keys": [UID(2)], "NS.objects": [UID(2)]}, "key",
         record("NSDictionary")], {"$0": UID(1)}),
}


def for_xml(value):
    """XML has no UID: it is a dictionary of one entry."""
    if isinstance(value, UID):
        return {"CF$UID": value.data}
    if isinstance(value, dict):
        return {key: for_xml(item) for key, item in value.items()}
    if isinstance(value, list):
        return [for_xml(item) for item in value]
    return value


folder = pathlib.Path(sys.argv[1])
for name, value in LAYOUTS.items():
    binary = plistlib.dumps(value, fmt=plistlib.FMT_BINARY, sort_keys=False)
    xml = plistlib.dumps(for_xml(value), fmt=plistlib.FMT_XML, sort_keys=False)
    (folder / f"plistlib-{name}").write_bytes(binary)
    (folder / f"plistlib-{name}-xml").write_bytes(xml)
