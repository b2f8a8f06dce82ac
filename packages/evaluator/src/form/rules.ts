import { isOne, isZero, powerOfFraction } from '../computing/exact/fractions.ts'
import type { Rule } from './rule-names.ts'
import { factoredInteger, integerOf, isNumberValue } from './rules-of-numbers.ts'
import { productRules } from './rules-of-products.ts'
import { sumRules } from './rules-of-sums.ts'
import { ONE_SHAPE, ZERO_SHAPE, keyOf, makeProduct, mapShape, numberShape } from './shape.ts'
import type { Shape } from './shape.ts'

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
