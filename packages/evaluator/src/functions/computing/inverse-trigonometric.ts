/** arcsin and its kin. Outside their real domain the values are those of the complex functions. */

import {
  complexArccos,
  complexArcsin,
  complexArctan,
  ofReciprocal,
  set,
  undefinedHere,
} from '../../computing/doubles/complex.ts'
import { negate, one, product, sum } from '../../computing/expression.ts'
import { isZeroFloat } from '../../computing/high/big-float.ts'
import { through } from '../../computing/high/high-functions.ts'
import { isRealHigh } from '../../computing/high/high-values.ts'
import { quickReal } from '../../computing/quick/quick-number.ts'
import { arccosine, arcsine, arctangent } from '../../computing/quick/real-functions.ts'
import { isInteger } from '../../computing/exact/fractions.ts'
import {
  chain,
  inverse,
  rootOfOneMinusInverseSquare,
  rootOfOneMinusSquare,
  slopeOfArctangent,
  slopeOfInverse,
  squared,
  zeroAtZero,
} from './definitions.ts'
import type { ElementaryFunction } from './function-computing.ts'

const inverseOfPeriodic = {
  kind: 'elementary',
  behaviour: 'inverse',
  angle: 'value',
  corners: 'none',
  quick: 'never',
  exact: 'never',
  highSlope: slopeOfInverse,
} as const

export const arcsin: ElementaryFunction = {
  ...inverseOfPeriodic,
  exact: zeroAtZero,
  quick: quickReal(arcsine, isInteger),
  double: (x) => (Math.abs(x) <= 1 ? set(Math.asin(x), 0, 1 / Math.sqrt(1 - x * x)) : complexArcsin(x, 0)),
  complex: complexArcsin,
  high: (z, f) => f.arcsin(z),
  cut: 'beyond one',
  singularAt: 'one',
  derivative: chain((u) => inverse(rootOfOneMinusSquare(u))),
  domain: '[−1, 1]',
  parity: 'odd',
}

export const arccos: ElementaryFunction = {
  ...inverseOfPeriodic,
  quick: quickReal(arccosine, isInteger),
  double: (x) => (Math.abs(x) <= 1 ? set(Math.acos(x), 0, 1 / Math.sqrt(1 - x * x)) : complexArccos(x, 0)),
  complex: complexArccos,
  high: (z, f) => f.arccos(z),
  cut: 'beyond one',
  singularAt: 'one',
  derivative: chain((u) => negate(inverse(rootOfOneMinusSquare(u)))),
  domain: '[−1, 1]',
  parity: 'none',
}

export const arctan: ElementaryFunction = {
  ...inverseOfPeriodic,
  exact: zeroAtZero,
  quick: quickReal(arctangent, isInteger),
  double: (x) => set(Math.atan(x), 0, 1 / (1 + x * x)),
  complex: complexArctan,
  high: (z, f) => f.arctan(z),
  highSlope: slopeOfArctangent,
  cut: 'imaginary axis',
  singularAt: 'imaginary unit',
  derivative: chain((u) => inverse(sum([one, squared(u)]))),
  domain: 'all',
  parity: 'odd',
}

const arctanOfReciprocal = ofReciprocal(complexArctan)

/** arctan(1/x), with π/2 at zero. */
export const arccot: ElementaryFunction = {
  ...inverseOfPeriodic,
  isOfReciprocal: true,
  double: (x) => set(x === 0 ? Math.PI / 2 : Math.atan(1 / x), 0, 1 / (1 + x * x)),
  complex: (x, y) => (x === 0 && y === 0 ? set(Math.PI / 2, 0, 1) : arctanOfReciprocal(x, y)),
  high: (z, f) =>
    isRealHigh(z) && isZeroFloat(z.re)
      ? f.real(f.F.multiply(f.F.ratio(1n, 2n), f.F.pi))
      : through(f.inverse(z), f.arctan),
  highSlope: slopeOfArctangent,
  cut: 'imaginary axis',
  // It jumps there, from −π/2 to π/2.
  singularAt: 'zero',
  derivative: chain((u) => negate(inverse(sum([one, squared(u)])))),
  domain: 'all',
  parity: 'none',
}

const arcsecComplex = ofReciprocal(complexArccos)
const arccscComplex = ofReciprocal(complexArcsin)

export const arcsec: ElementaryFunction = {
  ...inverseOfPeriodic,
  isOfReciprocal: true,
  double: (x) => realOfReciprocal(x, Math.acos, arcsecComplex),
  complex: arcsecComplex,
  high: (z, f) => through(f.inverse(z), f.arccos),
  cut: 'real axis',
  singularAt: 'one',
  derivative: chain((u) => inverse(product([squared(u), rootOfOneMinusInverseSquare(u)]))),
  domain: 'outside (−1, 1)',
  parity: 'none',
}

export const arccsc: ElementaryFunction = {
  ...inverseOfPeriodic,
  isOfReciprocal: true,
  double: (x) => realOfReciprocal(x, Math.asin, arccscComplex),
  complex: arccscComplex,
  high: (z, f) => through(f.inverse(z), f.arcsin),
  cut: 'real axis',
  singularAt: 'one',
  derivative: chain((u) => negate(inverse(product([squared(u), rootOfOneMinusInverseSquare(u)])))),
  domain: 'outside (−1, 1)',
  parity: 'odd',
}

function realOfReciprocal(x: number, f: (x: number) => number, complex: (x: number, y: number) => void): void {
  if (x === 0) undefinedHere()
  else if (Math.abs(x) < 1) complex(x, 0)
  else set(f(1 / x), 0, 1 / (Math.abs(x) * Math.sqrt(x * x - 1)))
}
