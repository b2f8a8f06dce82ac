"""SymPy as a peer of the evaluator benchmark: a pair in (one line of JSON), a verdict and microseconds out."""
import json
import sys
import time
from sympy import Abs, E, I, Symbol, acos, acot, acsc, asec, asin, atan, binomial, ceiling, conjugate, log, pi, root, simplify
from sympy import acosh, acoth, asinh, atanh, acsch, asech, exp, factorial
from sympy.parsing.sympy_parser import convert_xor, factorial_notation, parse_expr, standard_transformations
import re

TRANSFORMATIONS = standard_transformations + (convert_xor, factorial_notation)
KNOWN = {
    'e': E, 'i': I, 'pi': pi, 'ln': log, 'log': lambda x, base=10: log(x, base), 'abs': Abs, 'ceil': ceiling,
    'conj': conjugate, 'conjugate': conjugate, 'binom': binomial, 'binomial': binomial, 'root': root, 'exp': exp,
    'arcsin': asin, 'arccos': acos, 'arctan': atan, 'arcsec': asec, 'arccsc': acsc, 'arccot': acot,
    'arsinh': asinh, 'arcosh': acosh, 'artanh': atanh, 'arcoth': acoth, 'arsech': asech, 'arcsch': acsch,
    'factorial': factorial,
}
FUNCTIONS = {'sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'sinh', 'cosh', 'tanh', 'sech', 'csch', 'coth', 'sqrt', 'floor',
             'asin', 'acos', 'atan', 'asec', 'acsc', 'acot', 'asinh', 'acosh', 'atanh', 'acoth'}
RENAMED = {'max': 'Max', 'min': 'Min'}


def expression(text):
    text = text.replace(';', ',')
    for name, other in RENAMED.items():
        text = re.sub(rf'\b{name}\(', f'{other}(', text)
    # Letters are real, as everywhere in this benchmark; exact decimals, not floating point.
    text = re.sub(r'(?<![\w.])(\d*\.\d+)', r'Rational("\1")', text)
    names = dict(KNOWN)
    for word in re.findall(r'[A-Za-z_]\w*', text):
        if word not in names and word not in FUNCTIONS and word not in ('Max', 'Min', 'Rational'):
            names[word] = Symbol(word, real=True)
    return parse_expr(text, local_dict=names, transformations=TRANSFORMATIONS)


def verdict(pair):
    key, answer = (expression(text) for text in pair['text'])
    if simplify(key - answer) == 0:
        return True
    # What is not shown equal counts as different.
    return key.equals(answer) is True


if __name__ == '__main__':
    for line in sys.stdin:
        started = time.perf_counter()
        try:
            found = verdict(json.loads(line))
        except Exception:  # Whatever it cannot read or compare is no answer.
            found = None
        sys.stdout.write(json.dumps({'verdict': found, 'us': (time.perf_counter() - started) * 1e6}) + '\n')
        sys.stdout.flush()
