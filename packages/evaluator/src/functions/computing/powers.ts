/** Roots and logarithms with an index or a base of their own. */

import { indexedRoot, logarithm } from '../../computing/doubles/double-arithmetic.ts'
import { exactIndexedRoot, exactLogarithm } from '../../computing/exact/powers.ts'
import { call, contains, integer, power, product, quotient } from '../../computing/expression.ts'
import { highDivide } from '../../computing/high/high-divide.ts'
import { highElementary } from '../../computing/high/high-elementary.ts'
import { highRoot } from '../../computing/high/high-powers.ts'
import { firstBad, isBad } from '../../computing/high/high-values.ts'
import { inverse } from './definitions.ts'
import { ln } from './exponential.ts'
import type { SteppedFunction } from './function-computing.ts'

export const root: SteppedFunction = {
  kind: 'stepped',
  operands: 2,
  meaning: ([x, index]) => (index === undefined ? call('sqrt', x!) : call('root', x!, index)),
  exact: ([x, index]) => exactIndexedRoot(x!, index!),
  quick: 'never',
  double: indexedRoot,
  high: highRoot,
  derivative: (a, by) => {
    const [x, index] = [a.args[0]!, a.args[1]!]
    if (contains(index, by.moves)) return by.of(power(x, inverse(index)))
    return product([quotient(a, product([index, x])), by.of(x)])
  },
  domain: 'depends on the second argument',
  corners: 'none',
  parity: 'none',
}

export const log: SteppedFunction = {
  kind: 'stepped',
  operands: 2,
  meaning: ([x, base]) => call('log', x!, base ?? integer(10)),
  exact: ([x, base]) => exactLogarithm(x!, base!),
  quick: 'never',
  double: logarithm,
  high: (x, base, context) => {
    const [above, below] = [highElementary(ln, x, context), highElementary(ln, base, context)]
    return isBad(above) || isBad(below) ? firstBad(context, above, below) : highDivide(above, below, context)
  },
  derivative: (a, by) => by.of(quotient(call('ln', a.args[0]!), call('ln', a.args[1]!))),
  domain: '> 0',
  corners: 'none',
  parity: 'none',
}
