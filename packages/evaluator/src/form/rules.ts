import {
  addFractions,
  greatestCommonDivisor,
  isInteger,
  isOne,
  isZero,
  multiplyFractions,
  powerOfFraction,
} from '../computing/exact/fractions.ts'
import type { Rational } from '../numbers/rational.ts'
import { MINUS, ONE_SHAPE, ZERO_SHAPE, keyOf, makeProduct, makeSum, mapShape, numberShape } from './shape.ts'
import type { Shape } from './shape.ts'

/** Simplifications that an author may allow one by one when the form of an answer is compared. */
export const RULES = [
  'zeroAdd',
  'zeroMul',
  'oneMul',
  'onePow',
  'idPow',
  'zeroPow',
  'zPow',
  'oneDiv',
  'negNeg',
  'negDiv',
  'negOrd',
  'negDist',
  'recipMul',
  'divDiv',
  'divCancel',
  'intAdd',
  'intMul',
  'intPow',
  'intFac',
  'ratAdd',
  'ratMul',
  'ratLow',
  'sqrtRem',
  'noncomAdd',
  'noncomMul',
  'comMulNum',
  'comNeg',
] as const
export type Rule = (typeof RULES)[number]

/** Names for several rules at once: what never changes a value, and what only moves minus signs. */
export const RULE_GROUPS: Readonly<Record<string, readonly Rule[]>> = {
  ID_TRANS: ['zeroAdd', 'zeroMul', 'oneMul', 'onePow', 'idPow', 'zeroPow', 'zPow', 'oneDiv'],
  NEG_TRANS: ['negNeg', 'negDiv', 'negOrd'],
  DIV_TRANS: ['recipMul', 'divDiv', 'divCancel'],
  INT_ARITH: ['intAdd', 'intMul', 'intPow'],
}

const isKnown = (name: string): name is Rule => (RULES as readonly string[]).includes(name)

/** The rules that names stand for, groups taken apart. Unknown names are left out. */
export function rulesNamed(names: readonly string[]): ReadonlySet<Rule> {
  return new Set(names.flatMap((name) => RULE_GROUPS[name] ?? (isKnown(name) ? [name] : [])))
}

const MOST_ROUNDS = 12

/** Applies the rules, inside first, until nothing changes. */
export function simplified(shape: Shape, rules: ReadonlySet<Rule>): Shape {
  let [current, key] = [shape, keyOf(shape)]
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    current = mapShape(current, (part) => applied(part, rules))
    const next = keyOf(current)
    if (next === key) break
    key = next
  }
  return current
}

function applied(part: Shape, rules: ReadonlySet<Rule>): Shape {
  switch (part.kind) {
    case 'sum':
      return sumRules(part.parts, rules)
    case 'product':
      return productRules(part.parts, rules)
    case 'power':
      return powerRules(part, rules)
    case 'node':
      if (rules.has('sqrtRem') && part.head === 'sqrt 0') {
        const half = makeProduct([ONE_SHAPE, { kind: 'below', part: numberShape(2n) }])
        return { kind: 'power', base: part.parts[0]!, exponent: half }
      }
      return part
    case 'number':
      return rules.has('intFac') ? factoredInteger(part.value) : part
    case 'name':
    case 'minus':
    case 'below':
      return part
  }
}

const isNumberValue = (part: Shape, test: (value: Rational) => boolean): boolean =>
  part.kind === 'number' && test(part.value)

function sumRules(parts: readonly Shape[], rules: ReadonlySet<Rule>): Shape {
  let kept = parts
  if (rules.has('zeroAdd')) kept = kept.filter((part) => !isNumberValue(part, isZero))
  if (rules.has('intAdd')) kept = gathered(kept, integerTerm, addFractions)
  if (rules.has('ratAdd')) kept = gathered(kept, fractionTerm, addFractions)
  if (rules.has('negOrd') && kept.length > 1 && startsWithMinus(kept)) {
    return makeProduct([MINUS, { kind: 'sum', parts: kept.map(withoutOneMinus) }])
  }
  return makeSum(kept)
}

/** Adds up all parts that are numbers of one kind, when there are at least two. */
function gathered(
  parts: readonly Shape[],
  value: (part: Shape) => Rational | undefined,
  add: (a: Rational, b: Rational) => Rational,
): readonly Shape[] {
  const numbers = parts.filter((part) => value(part) !== undefined)
  if (numbers.length < 2) return parts
  const total = numbers.map((part) => value(part)!).reduce(add)
  return [...parts.filter((part) => value(part) === undefined), fractionShape(total)]
}

function fractionShape(value: Rational): Shape {
  const size = value.numerator < 0n ? -value.numerator : value.numerator
  const parts: Shape[] = [...(value.numerator < 0n ? [MINUS] : []), numberShape(size)]
  if (value.denominator !== 1n) parts.push({ kind: 'below', part: numberShape(value.denominator) })
  return makeProduct(parts)
}

const integerOf = (part: Shape): Rational | undefined =>
  part.kind === 'number' && isInteger(part.value) ? part.value : undefined

/** −3 and 5. */
function integerTerm(part: Shape): Rational | undefined {
  if (part.kind !== 'product') return integerOf(part)
  const [first, second] = [part.parts[0]!, part.parts[1]]
  if (part.parts.length !== 2 || second === undefined) return undefined
  const number = first.kind === 'minus' ? integerOf(second) : second.kind === 'minus' ? integerOf(first) : undefined
  return number === undefined ? undefined : { numerator: -number.numerator, denominator: 1n }
}

/** 2/3, −1/6, 1/(−2): one whole number over another, with any signs. */
function fractionTerm(part: Shape): Rational | undefined {
  if (part.kind !== 'product') return undefined
  let [above, below, sign] = [1n, undefined as bigint | undefined, 1n]
  let numbers = 0
  for (const factor of part.parts) {
    if (factor.kind === 'minus') sign = -sign
    else if (factor.kind === 'below') {
      const value = integerTerm(factor.part)
      if (value === undefined || below !== undefined) return undefined
      below = value.numerator
    } else {
      const value = integerOf(factor)
      if (value === undefined) return undefined
      above *= value.numerator
      numbers += 1
    }
  }
  if (below === undefined || below === 0n || numbers > 1) return undefined
  const common = greatestCommonDivisor(above, below)
  const unit = below < 0n ? -common : common
  return { numerator: (sign * above) / unit, denominator: below / unit }
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

function productRules(parts: readonly Shape[], rules: ReadonlySet<Rule>): Shape {
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

function powerRules(part: Extract<Shape, { kind: 'power' }>, rules: ReadonlySet<Rule>): Shape {
  const { base, exponent } = part
  if (rules.has('onePow') && isNumberValue(base, isOne)) return ONE_SHAPE
  if (rules.has('idPow') && isNumberValue(exponent, isOne)) return base
  if (rules.has('zPow') && isNumberValue(exponent, isZero) && !isNumberValue(base, isZero)) return ONE_SHAPE
  if (rules.has('zeroPow') && isNumberValue(base, isZero) && !mayBeZero(exponent)) return ZERO_SHAPE
  const [value, times] = [integerOf(base), integerOf(exponent)]
  if (
    rules.has('intPow') &&
    value !== undefined &&
    times !== undefined &&
    times.numerator >= 0n &&
    times.numerator < 1000n
  ) {
    return numberShape(powerOfFraction(value, Number(times.numerator)))
  }
  return part
}

/** 0^(1−1) is not 0. */
function mayBeZero(exponent: Shape): boolean {
  if (exponent.kind === 'number') return isZero(exponent.value) || exponent.value.numerator < 0n
  if (exponent.kind === 'product')
    return exponent.parts.some((part) => part.kind === 'minus' || isNumberValue(part, isZero))
  return exponent.kind === 'sum'
}

function factoredInteger(value: Rational): Shape {
  if (!isInteger(value) || value.numerator < 4n || value.numerator > 10n ** 9n) return numberShape(value)
  const parts: Shape[] = []
  let left = value.numerator
  for (let prime = 2n; prime * prime <= left; prime += 1n) {
    let times = 0n
    while (left % prime === 0n) {
      left /= prime
      times += 1n
    }
    if (times > 0n)
      parts.push(
        times === 1n ? numberShape(prime) : { kind: 'power', base: numberShape(prime), exponent: numberShape(times) },
      )
  }
  if (left > 1n) parts.push(numberShape(left))
  return makeProduct(parts)
}
