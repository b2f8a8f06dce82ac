/** The error function. */

import { set } from '../../computing/doubles/complex.ts'
import { constant, integer, negate, power, product, quotient } from '../../computing/expression.ts'
import { chain, root, squared, zeroAtZero } from './definitions.ts'
import { ERROR_FUNCTION_ULPS, errorFunction, errorFunctionHigh, errorFunctionSlope } from './error-function.ts'
import type { ElementaryFunction } from './function-computing.ts'

export const erf: ElementaryFunction = {
  kind: 'elementary',
  behaviour: 'integral',
  exact: zeroAtZero,
  quick: 'never',
  double: (x) => set(errorFunction(x), 0, errorFunctionSlope(x)),
  complex: 'none',
  ulps: ERROR_FUNCTION_ULPS,
  high: (z, f) => f.real(errorFunctionHigh(z.re, f.F)),
  highSlope: () => 0.1,
  cut: 'none',
  singularAt: 'none',
  derivative: chain((u) =>
    product([quotient(integer(2), root(constant('pi'))), power(constant('e'), negate(squared(u)))]),
  ),
  domain: 'all',
  corners: 'none',
  parity: 'odd',
}
