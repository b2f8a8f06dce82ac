/** sin, cos and their quotients. */

import { complexCos, complexSin, ratioOf, reciprocalOf, set, undefinedHere } from '../../computing/doubles/complex.ts'
import { call, negate, product } from '../../computing/expression.ts'
import { floatToNumber } from '../../computing/high/big-float.ts'
import { isRealHigh } from '../../computing/high/high-values.ts'
import { quickReal, ratio } from '../../computing/quick/quick-number.ts'
import { one } from '../../computing/quick/real.ts'
import { cosine, sine } from '../../computing/quick/real-functions.ts'
import { chain, inverse, oneAtZero, slopeOfTangent, squared, zeroAtZero } from './definitions.ts'
import type { ElementaryFunction, HighSlope } from './function-computing.ts'

const periodic = {
  kind: 'elementary',
  behaviour: 'periodic',
  angle: 'argument',
  cut: 'none',
  singularAt: 'none',
  corners: 'none',
} as const

const slopeOfSine: HighSlope = (z) => (isRealHigh(z) ? 0 : Math.abs(floatToNumber(z.im)) / 2.3) + 0.5

export const sin: ElementaryFunction = {
  ...periodic,
  exact: zeroAtZero,
  quick: quickReal(sine),
  double: (x) => set(Math.sin(x), 0, Math.abs(Math.cos(x))),
  complex: complexSin,
  high: (z, f) => f.sin(z),
  highSlope: slopeOfSine,
  derivative: chain((u) => call('cos', u)),
  domain: 'all',
  parity: 'odd',
}

export const cos: ElementaryFunction = {
  ...periodic,
  exact: oneAtZero,
  quick: quickReal(cosine),
  double: (x) => set(Math.cos(x), 0, Math.abs(Math.sin(x))),
  complex: complexCos,
  high: (z, f) => f.cos(z),
  highSlope: slopeOfSine,
  derivative: chain((u) => negate(call('sin', u))),
  domain: 'all',
  parity: 'even',
}

const ofSlopeOfTangent = { ...periodic, highSlope: slopeOfTangent, domain: 'poles' } as const

export const tan: ElementaryFunction = {
  ...ofSlopeOfTangent,
  exact: zeroAtZero,
  quick: quickReal((x) => ratio(sine(x), cosine(x))),
  double: (x) => {
    const value = Math.tan(x)
    set(value, 0, 1 + value * value)
  },
  complex: ratioOf(complexSin, complexCos),
  high: (z, f) => f.divide(f.sin(z), f.cos(z)),
  derivative: chain((u) => inverse(squared(call('cos', u)))),
  parity: 'odd',
}

export const cot: ElementaryFunction = {
  ...ofSlopeOfTangent,
  singularAt: 'zero',
  exact: 'never',
  quick: quickReal((x) => ratio(cosine(x), sine(x))),
  double: (x) => {
    if (x === 0) return undefinedHere()
    const value = 1 / Math.tan(x)
    set(value, 0, 1 + value * value)
  },
  complex: ratioOf(complexCos, complexSin),
  high: (z, f) => f.divide(f.cos(z), f.sin(z)),
  derivative: chain((u) => negate(inverse(squared(call('sin', u))))),
  parity: 'odd',
}

export const sec: ElementaryFunction = {
  ...ofSlopeOfTangent,
  exact: oneAtZero,
  quick: quickReal((x) => ratio(one, cosine(x))),
  double: (x) => {
    const value = 1 / Math.cos(x)
    set(value, 0, Math.abs(value * Math.tan(x)))
  },
  complex: reciprocalOf(complexCos),
  high: (z, f) => f.inverse(f.cos(z)),
  derivative: chain((u) => product([call('sec', u), call('tan', u)])),
  parity: 'even',
}

export const csc: ElementaryFunction = {
  ...ofSlopeOfTangent,
  singularAt: 'zero',
  exact: 'never',
  quick: quickReal((x) => ratio(one, sine(x))),
  double: (x) => {
    if (x === 0) return undefinedHere()
    const value = 1 / Math.sin(x)
    set(value, 0, Math.abs(value / Math.tan(x)))
  },
  complex: reciprocalOf(complexSin),
  high: (z, f) => f.inverse(f.sin(z)),
  derivative: chain((u) => negate(product([call('csc', u), call('cot', u)]))),
  parity: 'odd',
}
