"""Further systems with a few kinds of command."""

from hypothesis import strategies as st
from hypothesis.stateful import Bundle, consumes, multiple, precondition, rule

from unseen.recorded import Recorded, machine


class LeaseServer:
    """Leases of ten units of time, numbered by the requests for one."""

    def __init__(self, asks_for_holder):
        self.asks_for_holder = asks_for_holder
        self.time = self.requests = 0
        self.current = None

    def acquire(self):
        number = self.requests
        self.requests += 1
        if self.current and self.current[1] > self.time:
            return False
        self.current = number, self.time + 10
        return True

    def wait(self, duration):
        self.time += duration
        return True

    def release(self, number):
        is_holder = self.current is not None and self.current[0] == number
        if is_holder or not self.asks_for_holder:
            self.current = None
        return is_holder


# Hypothesis puts a release before a wait.
@machine(
    "machine_lease", "acquire; wait(10); acquire; release(0); acquire",
    "acquire; release(0); acquire; release(0); acquire")
class Lease(Recorded):
    leases = Bundle("leases")

    def __init__(self):
        super().__init__()
        self.model = LeaseServer(asks_for_holder=True)
        self.system = LeaseServer(asks_for_holder=False)

    @rule(target=leases)
    def acquire(self):
        number, expected = self.model.requests, self.model.acquire()
        self.step("acquire", self.system.acquire(), expected)
        return number if expected else multiple()

    @rule(duration=st.integers(1, 20))
    def wait(self, duration):
        expected = self.model.wait(duration)
        self.step(f"wait({duration})", self.system.wait(duration), expected)

    @rule(lease=leases)
    def release(self, lease):
        expected = self.model.release(lease)
        self.step(f"release({lease})", self.system.release(lease), expected)


class ConnectionPool:
    """Connections have numbers, and so have loans."""

    def __init__(self, looks_at_state):
        self.looks_at_state = looks_at_state
        self.lent, self.idle, self.closed = [], [], set()
        self.made = 0

    def borrow(self):
        connection = self.idle.pop() if self.idle else self.made
        self.made = max(self.made, connection + 1)
        self.lent.append(connection)
        return connection

    def give_back(self, loan):
        connection = self.lent[loan]
        if not self.looks_at_state or connection not in self.closed:
            self.idle.append(connection)

    def close(self, loan):
        self.closed.add(self.lent[loan])


@machine("machine_pool", "borrow; close(0); giveBack(0); borrow")
class Pool(Recorded):
    loans = Bundle("loans")

    def __init__(self):
        super().__init__()
        self.sides = [ConnectionPool(looks_at_state=False), ConnectionPool(looks_at_state=True)]

    def each(self, text, act):
        actual, expected = map(act, self.sides)
        self.step(text, actual, expected)

    @rule(target=loans)
    def borrow(self):
        self.each("borrow", ConnectionPool.borrow)
        return len(self.sides[0].lent) - 1

    @rule(loan=consumes(loans))
    def give_back(self, loan):
        self.each(f"giveBack({loan})", lambda pool: pool.give_back(loan))

    @rule(loan=loans)
    def close(self, loan):
        self.each(f"close({loan})", lambda pool: pool.close(loan))


class Wheel:
    """Timers by the place that they are due in."""

    def __init__(self, places):
        self.places = places
        self.now = 0
        self.timers = []

    def schedule(self, delay):
        self.timers.append((self.now + delay) % self.places)
        return len(self.timers)

    def advance(self, duration):
        before = len(self.timers)
        for _ in range(duration):
            self.now += 1
            self.timers = [timer for timer in self.timers if timer != self.now % self.places]
        return before - len(self.timers)


@machine("machine_timer_wheel", "schedule(65); advance(1)")
class TimerWheel(Recorded):
    def __init__(self):
        super().__init__()
        self.model, self.system = Wheel(places=2**63 - 1), Wheel(places=64)

    @rule(delay=st.integers(1, 1_000))
    def schedule(self, delay):
        expected = self.model.schedule(delay)
        self.step(f"schedule({delay})", self.system.schedule(delay), expected)

    @rule(duration=st.integers(1, 100))
    def advance(self, duration):
        expected = self.model.advance(duration)
        self.step(f"advance({duration})", self.system.advance(duration), expected)


class Lock:
    """Shuts for good at the third wrong digit in a row; the broken one at any third."""

    def __init__(self, forgives):
        self.forgives = forgives
        self.wrong = 0

    def enter(self, digit):
        if self.wrong > 2:
            return False
        if digit != 7:
            self.wrong += 1
            return False
        if self.forgives:
            self.wrong = 0
        return True


@machine("machine_pin_lock", "enter(0); enter(0); enter(7); enter(0); enter(7)")
class PinLock(Recorded):
    def __init__(self):
        super().__init__()
        self.model, self.system = Lock(forgives=True), Lock(forgives=False)

    @rule(digit=st.integers(0, 9))
    def enter(self, digit):
        expected = self.model.enter(digit)
        self.step(f"enter({digit})", self.system.enter(digit), expected)


class Store:
    """The values, and what they were when each open transaction began."""

    def __init__(self, nests):
        self.nests = nests
        self.values = [0, 0, 0]
        self.saved = []

    def set(self, key, value):
        self.values[key] = value
        return list(self.values)

    def begin(self):
        self.saved.append(list(self.values))
        return list(self.values)

    def rollback(self):
        self.values = list(self.saved[-1 if self.nests else 0])
        return self.commit()

    def commit(self):
        self.saved.pop()
        return list(self.values)


@machine("machine_savepoints", "begin; set(0, 1); begin; rollback")
class Savepoints(Recorded):
    def __init__(self):
        super().__init__()
        self.model, self.system = Store(nests=True), Store(nests=False)

    @rule(key=st.integers(0, 2), value=st.integers(0, 9))
    def set(self, key, value):
        expected = self.model.set(key, value)
        self.step(f"set({key}, {value})", self.system.set(key, value), expected)

    @rule()
    def begin(self):
        expected = self.model.begin()
        self.step("begin", self.system.begin(), expected)

    @precondition(lambda self: self.model.saved)
    @rule()
    def rollback(self):
        expected = self.model.rollback()
        self.step("rollback", self.system.rollback(), expected)

    @precondition(lambda self: self.model.saved)
    @rule()
    def commit(self):
        expected = self.model.commit()
        self.step("commit", self.system.commit(), expected)


@machine("machine_cart", "add(0); add(2); coupon; add(0)")
class Cart(Recorded):
    """A coupon takes off a tenth; the broken cart works it out once."""

    prices = [100, 250, 400]

    def __init__(self):
        super().__init__()
        self.items = []
        self.discount = None

    def total(self):
        return sum(self.prices[item] for item in self.items)

    def due(self, text):
        total, has_coupon = self.total(), self.discount is not None
        self.step(
            text, total - (self.discount if has_coupon else 0),
            total - (total // 10 if has_coupon else 0))

    @rule(item=st.integers(0, 2))
    def add(self, item):
        self.items.append(item)
        self.due(f"add({item})")

    @rule(item=st.integers(0, 2))
    def remove(self, item):
        if item in self.items:
            self.items.remove(item)
            self.due(f"remove({item})")

    @precondition(lambda self: self.total() >= 500)
    @rule()
    def coupon(self):
        self.discount = self.total() // 10
        self.due("coupon")
