import { isOne, isZero, multiplyFractions } from '../computing/exact/fractions.ts'
import type { Rule } from './rule-names.ts'
import { fractionShape, fractionTerm, gathered, integerOf, isNumberValue } from './rules-of-numbers.ts'
import { MINUS, ONE_SHAPE, ZERO_SHAPE, keyOf, makeProduct, numberShape } from './shape.ts'
import type { Shape } from './shape.ts'

export function productRules(parts: readonly Shape[], rules: ReadonlySet<Rule>): Shape {
  let kept = parts
  if (rules.has('negDiv')) kept = kept.flatMap(minusFromBelow)
  if (rules.has('oneDiv')) kept = kept.filter((part) => !(part.kind === 'below' && isNumberValue(part.part, isOne)))
  if (rules.has('zeroMul') && kept.some((part) => isNumberValue(part, isZero))) return ZERO_SHAPE
  if (rules.has('divDiv')) kept = kept.flatMap(turnedUpsideDown)
  if (rules.has('divCancel')) kept = cancelled(kept)
  if (rules.has('recipMul')) kept = joinedBelow(kept)
  if (rules.has('oneMul')) kept = withoutOnes(kept)
  if (rules.has('intMul')) kept = multiplied(kept)
  if (rules.has('ratMul')) kept = gathered(kept, (part) => fractionTerm(makeProduct([part])), multiplyFractions)
  if (rules.has('ratLow')) kept = lowestTerms(kept)
  if (rules.has('negNeg')) kept = pairedMinuses(kept)
  if (rules.has('negDist')) kept = distributedMinus(kept)
  if (rules.has('comMulNum')) kept = inFront(kept, (part) => part.kind === 'minus' || part.kind === 'number')
  else if (rules.has('comNeg')) kept = inFront(kept, (part) => part.kind === 'minus')
  return makeProduct(kept)
}

/** A factor 1 goes, unless only something below the line or a minus would be left. */
function withoutOnes(parts: readonly Shape[]): readonly Shape[] {
  const kept = parts.filter((part) => !isNumberValue(part, isOne))
  return kept.some((part) => part.kind !== 'below' && part.kind !== 'minus') ? kept : [...kept, ONE_SHAPE]
}

function minusFromBelow(part: Shape): readonly Shape[] {
  if (part.kind !== 'below' || part.part.kind !== 'product') return [part]
  const minuses = part.part.parts.filter((factor) => factor.kind === 'minus')
  if (minuses.length === 0) return [part]
  return [...minuses, { kind: 'below', part: makeProduct(part.part.parts.filter((factor) => factor.kind !== 'minus')) }]
}

/** a/(b/c) = ac/b */
function turnedUpsideDown(part: Shape): readonly Shape[] {
  if (part.kind !== 'below' || part.part.kind !== 'product') return [part]
  const lower = part.part.parts.flatMap((factor) => (factor.kind === 'below' ? [factor.part] : []))
  if (lower.length === 0) return [part]
  return [...lower, { kind: 'below', part: makeProduct(part.part.parts.filter((factor) => factor.kind !== 'below')) }]
}

function cancelled(parts: readonly Shape[]): readonly Shape[] {
  const left = [...parts]
  for (const part of parts) {
    if (part.kind !== 'below') continue
    const factors = part.part.kind === 'product' ? part.part.parts : [part.part]
    const below = [...factors]
    for (const factor of factors) {
      const key = keyOf(factor)
      const at = left.findIndex((other) => other.kind !== 'below' && other.kind !== 'minus' && keyOf(other) === key)
      if (at < 0) continue
      left.splice(at, 1)
      below.splice(
        below.findIndex((other) => keyOf(other) === key),
        1,
      )
    }
    const place = left.indexOf(part)
    if (below.length === 0) left.splice(place, 1)
    else left[place] = { kind: 'below', part: makeProduct(below) }
  }
  return left.some((part) => part.kind !== 'below' && part.kind !== 'minus') ? left : [...left, ONE_SHAPE]
}

function joinedBelow(parts: readonly Shape[]): readonly Shape[] {
  const below = parts.flatMap((part) => (part.kind === 'below' ? [part.part] : []))
  if (below.length < 2) return parts
  return [...parts.filter((part) => part.kind !== 'below'), { kind: 'below', part: makeProduct(below) }]
}

/** All whole numbers above the line become one, in front. */
function multiplied(parts: readonly Shape[]): readonly Shape[] {
  const numbers = parts.filter((part) => integerOf(part) !== undefined)
  if (numbers.length === 0) return parts
  const value = numbers.map((part) => integerOf(part)!).reduce(multiplyFractions)
  const rest = parts.filter((part) => integerOf(part) === undefined)
  // (−7)(−3) = 21: the signs of two numbers are multiplied with them.
  return [numberShape(value), ...(numbers.length > 1 ? pairedMinuses(rest) : rest)]
}

function lowestTerms(parts: readonly Shape[]): readonly Shape[] {
  const [numbers, below] = [
    parts.filter((part) => integerOf(part) !== undefined),
    parts.filter((part) => part.kind === 'below'),
  ]
  if (numbers.length !== 1 || below.length !== 1) return parts
  const rest = parts.filter((part) => part !== numbers[0] && part !== below[0] && part.kind !== 'minus')
  const minuses = parts.filter((part) => part.kind === 'minus')
  const value = fractionTerm({ kind: 'product', parts: [...minuses, numbers[0]!, below[0]!] })
  return value === undefined ? parts : [fractionShape(value), ...rest]
}

function pairedMinuses(parts: readonly Shape[]): readonly Shape[] {
  const minuses = parts.filter((part) => part.kind === 'minus').length
  if (minuses < 2) return parts
  const rest = parts.filter((part) => part.kind !== 'minus')
  return minuses % 2 === 1 ? [MINUS, ...rest] : rest
}

/** −(a + b) = −a − b, where there is only one sum that could take the minus. */
function distributedMinus(parts: readonly Shape[]): readonly Shape[] {
  const sums = parts.filter((part) => part.kind === 'sum')
  const at = parts.findIndex((part) => part.kind === 'minus')
  if (sums.length !== 1 || at < 0) return parts
  const sum = sums[0]!
  const turned: Shape = {
    kind: 'sum',
    parts: (sum.kind === 'sum' ? sum.parts : []).map((term) => makeProduct([MINUS, term])),
  }
  return parts.flatMap((part, index) => (index === at ? [] : part === sum ? [turned] : [part]))
}

function inFront(parts: readonly Shape[], test: (part: Shape) => boolean): readonly Shape[] {
  const front = parts.filter(test)
  return [...front.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)), ...parts.filter((part) => !test(part))]
}
