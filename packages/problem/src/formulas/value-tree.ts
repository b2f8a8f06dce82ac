/** Values as they are written in a formula: a fraction, a root of one, else 100 digits. */

import {
  absolute,
  compare,
  divide,
  floor,
  integer,
  multiply,
  subtract,
  type Rational,
  type Tree,
} from '@isomorph/evaluator'
import { spellDigits } from './digits.ts'
import { grouped, numberTree } from './substitute.ts'
import { realFraction, type Value } from './value.ts'

/** Values of 100 digits whose squares agree with a fraction to 90 are its root, where the fraction is much shorter. */
const agreement: Rational = { numerator: 1n, denominator: 10n ** 90n }
const longestDenominator = 10n ** 30n

/** The simplest fraction that a number agrees with, by its continued fraction; `undefined` where only long ones do. */
function fractionNear(value: Rational): Rational | undefined {
  let [above, below, aboveBefore, belowBefore] = [1n, 0n, 0n, 1n]
  for (let rest = value; ;) {
    const whole = floor(rest)
    ;[above, aboveBefore] = [whole * above + aboveBefore, above]
    ;[below, belowBefore] = [whole * below + belowBefore, below]
    if (below > longestDenominator) return undefined
    const near = { numerator: above, denominator: below }
    if (compare(absolute(subtract(near, value)), multiply(agreement, absolute(value))) <= 0) return near
    const beyond = subtract(rest, integer(whole))
    if (beyond.numerator === 0n) return near
    rest = divide(integer(1), beyond)
  }
}

const nowhere = { from: 0, to: 0 }

function negative(tree: Tree): Tree {
  return grouped({ kind: 'signed', sign: '-', value: tree, at: nowhere })
}

/** `√(7/3)` for the digits of that root. */
function rootTree(value: Rational): Tree | undefined {
  const square = fractionNear(multiply(value, value))
  return square && { kind: 'call', name: 'sqrt', args: [numberTree(square)], at: nowhere }
}

function decimalTree(value: Extract<Value, { kind: 'high' }>): Tree | undefined {
  const size = { ...value.re, digits: value.re.digits < 0n ? -value.re.digits : value.re.digits }
  const spelling = spellDigits(size)
  const fraction = absolute(realFraction(value))
  return spelling.includes('e') ? undefined : { kind: 'number', spelling, value: fraction, at: nowhere }
}

/** A real value as part of a formula, in brackets where leaving them out would change what is meant. */
export function valueTree(value: Value): Tree {
  const fraction = realFraction(value)
  if (value.kind === 'exact') return grouped(numberTree(fraction))
  const size = rootTree(absolute(fraction)) ?? decimalTree(value)
  if (size === undefined) return grouped(numberTree(fraction))
  return fraction.numerator < 0n ? negative(size) : size
}
