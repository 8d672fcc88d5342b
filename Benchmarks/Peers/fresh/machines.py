"""Systems with a few kinds of command."""

from hypothesis import strategies as st
from hypothesis.stateful import Bundle, rule

from unseen.recorded import Recorded, machine


class Cache:
    """Two places, the one used last at the end."""

    def __init__(self, notes_reads):
        self.notes_reads = notes_reads
        self.entries = []

    def put(self, key, value):
        self.entries = [entry for entry in self.entries if entry[0] != key][-1:]
        self.entries.append((key, value))
        return len(self.entries)

    def get(self, key):
        for entry in self.entries:
            if entry[0] == key:
                if self.notes_reads:
                    self.entries.remove(entry)
                    self.entries.append(entry)
                return entry[1]
        return -1


@machine("machine_recently_used", "put(0, 0); put(1, 0); get(0); put(2, 0); get(0)")
class RecentlyUsed(Recorded):
    def __init__(self):
        super().__init__()
        self.model, self.system = Cache(notes_reads=True), Cache(notes_reads=False)

    @rule(key=st.integers(0, 3), value=st.integers(0, 3))
    def put(self, key, value):
        expected = self.model.put(key, value)
        self.step(f"put({key}, {value})", self.system.put(key, value), expected)

    @rule(key=st.integers(0, 3))
    def get(self, key):
        expected = self.model.get(key)
        self.step(f"get({key})", self.system.get(key), expected)


class Editor:
    """A text and a place in it; the broken one moves when it deletes beyond the end."""

    def __init__(self, slips):
        self.slips = slips
        self.text = []
        self.cursor = 0

    def edit(self, name, letter):
        if name == "type":
            self.text.insert(self.cursor, letter)
            self.cursor += 1
        elif name == "left":
            self.cursor = max(self.cursor - 1, 0)
        elif name == "right":
            self.cursor = min(self.cursor + 1, len(self.text))
        elif name == "backspace":
            if self.cursor > 0:
                self.cursor -= 1
                self.text.pop(self.cursor)
        elif self.cursor < len(self.text):
            self.text.pop(self.cursor)
        elif self.slips:
            self.cursor = max(self.cursor - 1, 0)
        return list(self.text)


@machine("machine_cursor", "type(0); delete; backspace")
class Cursor(Recorded):
    def __init__(self):
        super().__init__()
        self.model, self.system = Editor(slips=False), Editor(slips=True)

    def edit(self, name, letter=None):
        expected = self.model.edit(name, letter)
        text = name if letter is None else f"{name}({letter})"
        self.step(text, self.system.edit(name, letter), expected)

    @rule(letter=st.integers(0, 9))
    def type(self, letter):
        self.edit("type", letter)

    @rule()
    def left(self):
        self.edit("left")

    @rule()
    def right(self):
        self.edit("right")

    @rule()
    def backspace(self):
        self.edit("backspace")

    @rule()
    def delete(self):
        self.edit("delete")


@machine("machine_transfer", "open; deposit(0, 1); transfer(0, 0, 1)")
class Transfer(Recorded):
    accounts = Bundle("accounts")

    def __init__(self):
        super().__init__()
        self.model, self.system = [], []

    @rule(target=accounts)
    def open(self):
        self.model.append(0)
        self.system.append(0)
        self.step("open", len(self.system) - 1, len(self.model) - 1)
        return len(self.model) - 1

    @rule(account=accounts, amount=st.integers(1, 100))
    def deposit(self, account, amount):
        self.model[account] += amount
        self.system[account] += amount
        self.step(f"deposit({account}, {amount})", self.system[account], self.model[account])

    @rule(source=accounts, goal=accounts, amount=st.integers(1, 100))
    def transfer(self, source, goal, amount):
        if self.model[source] < amount:
            return
        self.model[source] -= amount
        self.model[goal] += amount
        # The mistake: both balances are read before they are written.
        before = self.system[goal]
        self.system[source] -= amount
        self.system[goal] = before + amount
        self.step(
            f"transfer({source}, {goal}, {amount})", self.system[goal], self.model[goal])
