/** arsinh and its kin. Outside their real domain the values are those of the complex functions. */

import {
  complexArcosh,
  complexArsinh,
  complexArtanh,
  ofReciprocal,
  set,
  undefinedHere,
} from '../../computing/doubles/complex.ts'
import { negate, one, product, subtract, sum } from '../../computing/expression.ts'
import { through } from '../../computing/high/high-functions.ts'
import {
  chain,
  inverse,
  root,
  rootOfOneMinusSquare,
  rootOfOnePlusInverseSquare,
  slopeOfArctangent,
  slopeOfInverse,
  squared,
  zeroAtOne,
  zeroAtZero,
} from './definitions.ts'
import type { ElementaryFunction } from './function-computing.ts'

const inverseOfHyperbolic = {
  kind: 'elementary',
  behaviour: 'inverse',
  corners: 'none',
  quick: 'never',
  exact: 'never',
  highSlope: slopeOfInverse,
} as const

export const arsinh: ElementaryFunction = {
  ...inverseOfHyperbolic,
  exact: zeroAtZero,
  double: (x) => set(Math.asinh(x), 0, 1),
  complex: complexArsinh,
  high: (z, f) => f.arsinh(z),
  highSlope: slopeOfArctangent,
  cut: 'imaginary axis',
  singularAt: 'imaginary unit',
  derivative: chain((u) => inverse(root(sum([squared(u), one])))),
  domain: 'all',
  parity: 'odd',
}

export const arcosh: ElementaryFunction = {
  ...inverseOfHyperbolic,
  exact: zeroAtOne,
  double: (x) => (x >= 1 ? set(Math.acosh(x), 0, 1 / Math.sqrt(x * x - 1)) : complexArcosh(x, 0)),
  complex: complexArcosh,
  high: (z, f) => f.arcosh(z),
  cut: 'real axis',
  singularAt: 'one',
  derivative: chain((u) => inverse(root(subtract(squared(u), one)))),
  domain: '≥ 1',
  parity: 'none',
}

export const artanh: ElementaryFunction = {
  ...inverseOfHyperbolic,
  exact: zeroAtZero,
  double: (x) => {
    if (Math.abs(x) === 1) undefinedHere()
    else if (Math.abs(x) < 1) set(Math.atanh(x), 0, 1 / (1 - x * x))
    else complexArtanh(x, 0)
  },
  complex: complexArtanh,
  high: (z, f) => f.artanh(z),
  cut: 'beyond one',
  singularAt: 'one',
  derivative: chain((u) => inverse(subtract(one, squared(u)))),
  domain: '(−1, 1)',
  parity: 'odd',
}

const arsechComplex = ofReciprocal(complexArcosh)
const arcothComplex = ofReciprocal(complexArtanh)

export const arsech: ElementaryFunction = {
  ...inverseOfHyperbolic,
  isOfReciprocal: true,
  double: (x) => {
    if (x === 0) undefinedHere()
    else if (x > 0 && x <= 1) set(Math.acosh(1 / x), 0, 1 / (x * Math.sqrt(1 - x * x)))
    else arsechComplex(x, 0)
  },
  complex: arsechComplex,
  high: (z, f) => through(f.inverse(z), f.arcosh),
  cut: 'real axis',
  singularAt: 'one',
  derivative: chain((u) => negate(inverse(product([u, rootOfOneMinusSquare(u)])))),
  domain: '(0, 1]',
  parity: 'none',
}

export const arcsch: ElementaryFunction = {
  ...inverseOfHyperbolic,
  isOfReciprocal: true,
  double: (x) => (x === 0 ? undefinedHere() : set(Math.asinh(1 / x), 0, 1 / (Math.abs(x) * Math.sqrt(1 + x * x)))),
  complex: ofReciprocal(complexArsinh),
  high: (z, f) => through(f.inverse(z), f.arsinh),
  cut: 'imaginary axis',
  singularAt: 'zero',
  derivative: chain((u) => negate(inverse(product([squared(u), rootOfOnePlusInverseSquare(u)])))),
  domain: 'not zero',
  parity: 'odd',
}

export const arcoth: ElementaryFunction = {
  ...inverseOfHyperbolic,
  isOfReciprocal: true,
  double: (x) => {
    if (Math.abs(x) === 1) undefinedHere()
    else if (Math.abs(x) > 1) set(Math.atanh(1 / x), 0, 1 / (x * x - 1))
    else arcothComplex(x, 0)
  },
  complex: arcothComplex,
  high: (z, f) => through(f.inverse(z), f.artanh),
  cut: 'real axis',
  singularAt: 'one',
  derivative: chain((u) => inverse(subtract(one, squared(u)))),
  domain: 'outside [−1, 1]',
  parity: 'odd',
}
