import { addFractions, isZero } from '../computing/exact/fractions.ts'
import type { Rule } from './rule-names.ts'
import { fractionTerm, gathered, integerTerm, isNumberValue } from './rules-of-numbers.ts'
import { MINUS, keyOf, makeProduct, makeSum } from './shape.ts'
import type { Shape } from './shape.ts'

export function sumRules(parts: readonly Shape[], rules: ReadonlySet<Rule>): Shape {
  let kept = parts
  if (rules.has('zeroAdd')) kept = kept.filter((part) => !isNumberValue(part, isZero))
  if (rules.has('intAdd')) kept = gathered(kept, integerTerm, addFractions)
  if (rules.has('ratAdd')) kept = gathered(kept, fractionTerm, addFractions)
  if (rules.has('negOrd') && kept.length > 1 && startsWithMinus(kept)) {
    return makeProduct([MINUS, { kind: 'sum', parts: kept.map(withoutOneMinus) }])
  }
  return makeSum(kept)
}

/** The term that comes first in a fixed order, apart from its sign, carries a minus. */
function startsWithMinus(parts: readonly Shape[]): boolean {
  const [first] = parts
    .map((part) => ({ key: keyOf(withoutMinus(part)), part }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  return minusesIn(first!.part) % 2 === 1
}

const minusesIn = (part: Shape): number =>
  part.kind === 'product' ? part.parts.filter((factor) => factor.kind === 'minus').length : 0
const withoutMinus = (part: Shape): Shape =>
  part.kind === 'product' ? makeProduct(part.parts.filter((factor) => factor.kind !== 'minus')) : part

function withoutOneMinus(part: Shape): Shape {
  if (part.kind !== 'product') return makeProduct([MINUS, part])
  const at = part.parts.findIndex((factor) => factor.kind === 'minus')
  return at < 0 ? makeProduct([MINUS, part]) : makeProduct(part.parts.filter((_, index) => index !== at))
}
