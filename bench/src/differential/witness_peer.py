"""What SymPy says of a pair, and what both sides are worth at points, with letters that are real.

One line of JSON in: {"text": [key, answer]}. One line out: {"proved": true | false | null, "agree": count, "differ": point | null}.
Every part of a formula must be real at a point, and 60 digits must give what 150 give; else the point says nothing.
"""
import json
import os
import re
import signal
import sys

from mpmath import mp, mpf, workdps

sys.path.append(os.path.join(os.path.dirname(__file__), '..', 'evaluator'))
from sympy_peer import verdict  # noqa: E402

DIGITS = (60, 150)
LETTERS = ('x', 'y', 'a')
# Signs in every combination, sizes and orders that differ, zero and one among them.
VALUES = ['0.37', '-0.61', '1.9', '-2.3', '0', '1', '-1', '4.7', '-0.08', '0.53', '2.71', '-5.2', '7.3',
          '-1.62', '3.4', '-4.75', '0.012']
POINTS = [tuple(VALUES[(start + step * at) % len(VALUES)] for at in range(3))
          for start in range(len(VALUES)) for step in (1, 2, 5)]


class NotReal(Exception):
    pass


def only(holds, value):
    if not holds:
        raise NotReal
    return value


def power(base, exponent):
    if base == 0 and exponent <= 0:
        raise NotReal
    if base < 0 and exponent != int(exponent):
        raise NotReal
    return mp.power(base, exponent)


class Number:
    """A real number whose operations refuse what is not real."""

    def __init__(self, value):
        self.value = mpf(value)

    def __add__(self, other):
        return Number(self.value + other.value)

    def __sub__(self, other):
        return Number(self.value - other.value)

    def __mul__(self, other):
        return Number(self.value * other.value)

    def __truediv__(self, other):
        return Number(only(other.value != 0, self.value) / other.value)

    def __pow__(self, other):
        return Number(power(self.value, other.value))

    def __neg__(self):
        return Number(-self.value)


def function(compute, holds=lambda value: True):
    return lambda of: Number(compute(only(holds(of.value), of.value)))


NAMES = {
    'sin': function(mp.sin), 'cos': function(mp.cos), 'tan': function(mp.tan), 'arctan': function(mp.atan),
    'sinh': function(mp.sinh), 'cosh': function(mp.cosh), 'abs': function(abs),
    'ln': function(mp.log, lambda value: value > 0), 'log': function(mp.log10, lambda value: value > 0),
    'sqrt': function(mp.sqrt, lambda value: value >= 0), 'Number': Number,
}


def compiled(text):
    return compile(re.sub(r'\d+', lambda found: f'Number("{found[0]}")', text).replace('^', '**'), 'formula', 'eval')


def values(sides, point, digits):
    with workdps(digits):
        names = {**NAMES, 'e': Number(mp.e), 'pi': Number(mp.pi),
                 **{name: Number(value) for name, value in zip(LETTERS, point)}}
        return [eval(side, {'__builtins__': {}}, names).value for side in sides]


def are_close(one, other):
    return abs(one - other) <= max(abs(one), abs(other)) * mpf(10) ** -20


def look(key, answer):
    agree, sides = 0, [compiled(text) for text in (key, answer)]
    for point in POINTS:
        try:
            few, many = (values(sides, point, digits) for digits in DIGITS)
        except (NotReal, OverflowError, ZeroDivisionError, ValueError):
            continue
        # What cancels, or turns round many times, needs more digits than these.
        if max(map(abs, many)) > mpf(10) ** 200 or not all(map(are_close, few, many)):
            continue
        if not are_close(*many):
            return agree, dict(zip(LETTERS, point))
        agree += 1
    return agree, None


def late(_signal, _frame):
    raise TimeoutError


signal.signal(signal.SIGALRM, late)
for line in sys.stdin:
    pair = json.loads(line)
    found = {'proved': None, 'agree': 0, 'differ': None}
    try:
        signal.alarm(4)
        found['agree'], found['differ'] = look(*pair['text'])
        if found['differ'] is None:
            found['proved'] = verdict(pair)
    except Exception:  # What it cannot read or work out in time says nothing.
        pass
    finally:
        signal.alarm(0)
    sys.stdout.write(json.dumps(found) + '\n')
    sys.stdout.flush()
