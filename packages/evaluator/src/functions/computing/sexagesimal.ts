/** Degrees, minutes and seconds. */

import { integer, quotient } from '../../computing/expression.ts'
import type { RewrittenFunction } from './function-computing.ts'

export const dms: RewrittenFunction = {
  kind: 'rewritten',
  meaning: (parts) => ({ op: 'sum', terms: parts.map((part, place) => quotient(part, integer(60 ** place))) }),
}
