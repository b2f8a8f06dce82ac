/** exp, ln and the square root, of which powers are made. */

import { complexExp, complexLn, complexSqrt, set, undefinedHere } from '../../computing/doubles/complex.ts'
import { exactPower } from '../../computing/exact/powers.ts'
import { call, constant, integer, product } from '../../computing/expression.ts'
import { exponentOf } from '../../computing/high/high-values.ts'
import { quickReal, rootOf } from '../../computing/quick/quick-number.ts'
import { exponential, naturalLog } from '../../computing/quick/real-functions.ts'
import { isOne } from '../../computing/exact/fractions.ts'
import { alwaysPositive, chain, inverse, oneAtZero, root, zeroAtOne } from './definitions.ts'
import type { ElementaryFunction } from './function-computing.ts'

export const exp: ElementaryFunction = {
  kind: 'elementary',
  behaviour: 'exponential',
  meaning: ([x]) => ({ op: 'power', base: constant('e'), exponent: x! }),
  exact: oneAtZero,
  quick: quickReal(exponential),
  double: (x) => {
    const value = Math.exp(x)
    set(value, 0, value)
  },
  complex: complexExp,
  high: (z, f) => f.exp(z),
  highSlope: (_, value) => exponentOf(value),
  cut: 'none',
  singularAt: 'none',
  derivative: chain((u) => call('exp', u)),
  domain: 'all',
  sign: alwaysPositive,
  corners: 'none',
  parity: 'none',
}

export const ln: ElementaryFunction = {
  kind: 'elementary',
  behaviour: 'logarithm',
  exact: zeroAtOne,
  quick: quickReal(naturalLog, isOne),
  double: (x) => (x === 0 ? undefinedHere() : set(Math.log(Math.abs(x)), x < 0 ? Math.PI : 0, 1 / Math.abs(x))),
  complex: complexLn,
  high: (z, f) => f.ln(z),
  highSlope: (z) => 1.2 - exponentOf(z),
  cut: 'negative axis',
  singularAt: 'zero',
  derivative: chain(inverse),
  domain: '> 0',
  corners: 'none',
  parity: 'none',
}

const HALF = { numerator: 1n, denominator: 2n }

export const sqrt: ElementaryFunction = {
  kind: 'elementary',
  behaviour: 'root',
  exact: ([x], budget) => exactPower(x!, HALF, budget),
  quick: rootOf,
  double: (x) => {
    const value = Math.sqrt(Math.abs(x))
    set(x >= 0 ? value : 0, x >= 0 ? 0 : value, 0.5 / value)
  },
  complex: complexSqrt,
  high: (z, f) => f.sqrt(z),
  highSlope: (z, value) => exponentOf(value) - exponentOf(z) + 1,
  cut: 'negative axis',
  singularAt: 'zero',
  derivative: chain((u) => inverse(product([integer(2), root(u)]))),
  domain: '≥ 0',
  sign: (argument) => (argument === 'real' ? 'unknown' : argument),
  corners: 'none',
  parity: 'none',
}
