/** sinh, cosh and their quotients. */

import { complexCosh, complexSinh, ratioOf, reciprocalOf, set, undefinedHere } from '../../computing/doubles/complex.ts'
import { call, negate, product } from '../../computing/expression.ts'
import { exponentOf } from '../../computing/high/high-values.ts'
import { quickReal } from '../../computing/quick/quick-number.ts'
import { hyperbolic as quickHyperbolic } from '../../computing/quick/real-functions.ts'
import { alwaysPositive, chain, inverse, oneAtZero, slopeOfTangent, squared, zeroAtZero } from './definitions.ts'
import type { ElementaryFunction, HighSlope } from './function-computing.ts'

const hyperbolic = {
  kind: 'elementary',
  behaviour: 'hyperbolic',
  cut: 'none',
  singularAt: 'none',
  corners: 'none',
  domain: 'all',
  quick: 'never',
  highSlope: slopeOfTangent,
} as const

const slopeOfSinh: HighSlope = (_, value) => Math.max(exponentOf(value), 0) + 1

export const sinh: ElementaryFunction = {
  ...hyperbolic,
  exact: zeroAtZero,
  quick: quickReal((x) => quickHyperbolic(x, -1)),
  double: (x) => set(Math.sinh(x), 0, Math.cosh(x)),
  complex: complexSinh,
  high: (z, f) => f.sinh(z),
  highSlope: slopeOfSinh,
  derivative: chain((u) => call('cosh', u)),
  parity: 'odd',
}

export const cosh: ElementaryFunction = {
  ...hyperbolic,
  exact: oneAtZero,
  quick: quickReal((x) => quickHyperbolic(x, 1)),
  double: (x) => set(Math.cosh(x), 0, Math.abs(Math.sinh(x))),
  complex: complexCosh,
  high: (z, f) => f.cosh(z),
  highSlope: slopeOfSinh,
  derivative: chain((u) => call('sinh', u)),
  sign: alwaysPositive,
  parity: 'even',
}

export const tanh: ElementaryFunction = {
  ...hyperbolic,
  exact: zeroAtZero,
  double: (x) => set(Math.tanh(x), 0, 1),
  complex: ratioOf(complexSinh, complexCosh),
  high: (z, f) => f.divide(f.sinh(z), f.cosh(z)),
  derivative: chain((u) => inverse(squared(call('cosh', u)))),
  parity: 'odd',
}

export const coth: ElementaryFunction = {
  ...hyperbolic,
  singularAt: 'zero',
  exact: 'never',
  double: (x) => (x === 0 ? undefinedHere() : set(1 / Math.tanh(x), 0, 1 / Math.sinh(x) ** 2)),
  complex: ratioOf(complexCosh, complexSinh),
  high: (z, f) => f.divide(f.cosh(z), f.sinh(z)),
  derivative: chain((u) => negate(inverse(squared(call('sinh', u))))),
  domain: 'poles',
  parity: 'odd',
}

export const sech: ElementaryFunction = {
  ...hyperbolic,
  exact: oneAtZero,
  double: (x) => set(1 / Math.cosh(x), 0, 1),
  complex: reciprocalOf(complexCosh),
  high: (z, f) => f.inverse(f.cosh(z)),
  derivative: chain((u) => negate(product([call('sech', u), call('tanh', u)]))),
  sign: alwaysPositive,
  parity: 'even',
}

export const csch: ElementaryFunction = {
  ...hyperbolic,
  singularAt: 'zero',
  exact: 'never',
  double: (x) => (x === 0 ? undefinedHere() : set(1 / Math.sinh(x), 0, Math.abs(Math.cosh(x)) / Math.sinh(x) ** 2)),
  complex: reciprocalOf(complexSinh),
  high: (z, f) => f.inverse(f.sinh(z)),
  derivative: chain((u) => negate(product([call('csch', u), call('coth', u)]))),
  domain: 'poles',
  parity: 'odd',
}
