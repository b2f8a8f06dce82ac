import { call, one, subtract } from '../../computing/expression.ts'
import type { RewrittenFunction } from './function-computing.ts'

/** Γ(n) = (n − 1)!, which is known at whole numbers. */
export const gamma: RewrittenFunction = {
  kind: 'rewritten',
  meaning: ([x]) => call('factorial', subtract(x!, one)),
}
