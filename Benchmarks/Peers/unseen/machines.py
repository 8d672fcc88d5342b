"""Systems with a few kinds of command, each with its model beside it."""

from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from .recorded import Recorded, machine

@machine("machine_vending", "insert(25); insert(100); buy")
class Vending(Recorded):
    credit = 0

    @rule(coin=st.sampled_from([5, 10, 25, 100]))
    def insert(self, coin):
        self.credit += coin
        self.step(f"insert({coin})", 0, 0)

    @precondition(lambda self: self.credit >= 65)
    @rule()
    def buy(self):
        change, self.credit = self.credit - 65, 0
        self.step("buy", change if change < 50 else change - 50, change)

    @rule()
    def refund(self):
        self.credit = 0
        self.step("refund", 0, 0)


@machine("machine_redo", "type(0); undo; type(0); redo")
class Redo(Recorded):
    def __init__(self):
        super().__init__()
        self.sides = [([], []), ([], [])]

    def edit(self, name, letter=None):
        for index, (text, undone) in enumerate(self.sides):
            if name == "type":
                text.append(letter)
                if index == 1:
                    undone.clear()
            elif name == "undo" and text:
                undone.append(text.pop())
            elif name == "redo" and undone:
                text.append(undone.pop())
        self.step(name if letter is None else f"type({letter})", self.sides[0][0], self.sides[1][0])

    @rule(letter=st.integers(0, 9))
    def type(self, letter):
        self.edit("type", letter)

    @rule()
    def undo(self):
        self.edit("undo")

    @rule()
    def redo(self):
        self.edit("redo")


@machine(
    "machine_ring", "push(0); push(0); push(0); pop; push(1); pop; pop",
    "push(0); pop; push(0); pop; push(0); push(1); pop")
class Ring(Recorded):
    def __init__(self):
        super().__init__()
        self.waiting = []
        self.slots = [0, 0, 0]
        self.written = self.read = 0

    @precondition(lambda self: len(self.waiting) < 3)
    @rule(value=st.integers(0, 3))
    def push(self, value):
        self.waiting.append(value)
        self.slots[2 if self.written == 3 else self.written % 3] = value
        self.written += 1
        self.step(f"push({value})", self.written - self.read, len(self.waiting))

    @precondition(lambda self: self.waiting)
    @rule()
    def pop(self):
        value = self.slots[self.read % 3]
        self.read += 1
        self.step("pop", value, self.waiting.pop(0))
