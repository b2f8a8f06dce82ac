/** Numbers as they were written: how many digits, in which of the twelve formats. */

import { childrenOf, figuresIn, sameTree, somePart, ungrouped, type Tree } from '@isomorph/evaluator'
import type { RequiredPrecision } from './content.ts'
import type { NumberFormatType } from '../../content/variable.ts'

/** The tree without its own sign and brackets; dollars are taken off too. */
export function withoutSign(tree: Tree): Tree {
  const inner = ungrouped(tree)
  if (inner.kind === 'signed' && (inner.sign === '+' || inner.sign === '-')) return withoutSign(inner.value)
  if (isDollars(inner) && inner.kind === 'quantity' && inner.value !== undefined) return withoutSign(inner.value)
  return inner
}

/** `$5`, `-$5` or `5 $`. */
export function isDollars(tree: Tree): boolean {
  const inner = ungrouped(tree)
  if (inner.kind === 'signed') return isDollars(inner.value)
  return inner.kind === 'quantity' && inner.unit.kind === 'unit' && inner.unit.name === '$' && inner.value !== undefined
}

/** The exponent of `10^n` as it is spelt, or nothing: `(10)^n` is no power of ten in the format that asks for one. */
function powerOfTen(tree: Tree): number | undefined {
  const inner = ungrouped(tree)
  if (inner.kind !== 'power' || inner.base.kind !== 'number' || inner.base.spelling !== '10') return undefined
  const isNegative = ungrouped(inner.exponent).kind === 'signed' && isMinus(inner.exponent)
  const exponent = withoutSign(inner.exponent)
  if (exponent.kind !== 'number' || exponent.value.denominator !== 1n || exponent.value.numerator > 9999n)
    return undefined
  return Number(exponent.value.numerator) * (isNegative ? -1 : 1)
}

function isMinus(tree: Tree): boolean {
  const inner = ungrouped(tree)
  return inner.kind === 'signed' && inner.sign === '-'
}

/** A number written out in digits: `12.50`, `1,250`, `1.5E3`, `3.0 × 10^8`, `12.5 %`. */
export interface WrittenNumber {
  /** The digits as spelt, without separators, sign and exponent. */
  readonly digits: string
  /** The power of ten that the digits are multiplied by. */
  readonly exponent: number
  readonly spelling: string
  readonly notation: 'plain' | 'eNotation' | 'powerOfTen' | 'percent'
}

/** The number as written, or nothing for anything that has to be worked out (√2, 3/4, 2 + 3). */
export function writtenNumber(tree: Tree): WrittenNumber | undefined {
  const inner = withoutSign(tree)
  if (inner.kind === 'percent') {
    const number = writtenNumber(inner.value)
    return number?.notation === 'plain' ? { ...number, exponent: -2, notation: 'percent' } : undefined
  }
  if (inner.kind === 'product' && inner.factors.length === 2) {
    const [first, second] = inner.factors
    const exponent = second === undefined ? undefined : powerOfTen(second)
    const mantissa = first === undefined ? undefined : writtenNumber(first)
    if (exponent === undefined || mantissa?.notation !== 'plain') return undefined
    return { ...mantissa, exponent, notation: 'powerOfTen' }
  }
  // A number with recurring digits has no last one.
  if (inner.kind !== 'number' || inner.spelling.includes('\\overline')) return undefined
  const [digits = '', exponent] = inner.spelling.replaceAll(/[,\s_']/g, '').split(/[eE]/)
  const notation = exponent === undefined ? 'plain' : 'eNotation'
  return { digits, exponent: Number(exponent ?? 0), spelling: inner.spelling, notation }
}

export const decimalPlaces = ({ digits }: WrittenNumber): number => figuresIn(digits).places

/** The fewest and most significant figures the spelling can be meant to have: `1500` has 2 to 4, `1500.` has 4. */
export function significantFigures({ digits }: WrittenNumber): readonly [least: number, most: number] {
  // A zero has no first figure: 0.00 is as good as any number of them.
  if (!/[1-9]/.test(digits)) return [0, Number.POSITIVE_INFINITY]
  const { least, most } = figuresIn(digits)
  return [least, most]
}

/** Whether a number is written as precisely as asked for. */
export function hasPrecision(written: WrittenNumber, required: RequiredPrecision): boolean {
  if (required.kind === 'decimalPlaces') {
    const places = decimalPlaces(written)
    return required.rule === 'exactly' ? places === required.digits : places >= required.digits
  }
  const [least, most] = significantFigures(written)
  return required.rule === 'exactly' ? least <= required.digits && required.digits <= most : most >= required.digits
}

/** Whether a number without the required precision has fewer digits than asked for, or more. */
export function missedDigits(written: WrittenNumber, required: RequiredPrecision): 'few' | 'many' {
  const count = required.kind === 'decimalPlaces' ? decimalPlaces(written) : significantFigures(written)[1]
  return count < required.digits ? 'few' : 'many'
}

/** A whole number or a fraction of two of them, with or without a whole part. */
function isFraction(tree: Tree): boolean {
  const inner = withoutSign(tree)
  const isWhole = (part: Tree): boolean => part.kind === 'number' && /^\d+$/.test(part.spelling)
  if (isWhole(inner)) return true
  if (inner.kind === 'mixed-number') return isWhole(inner.whole) && isFraction(inner.fraction)
  return inner.kind === 'quotient' && isWhole(withoutSign(inner.numerator)) && isWhole(withoutSign(inner.denominator))
}

/** One digit that is not zero before the point, or zero itself. */
function isScientific(written: WrittenNumber): boolean {
  const [whole = ''] = written.digits.split('.')
  return whole.replace(/^0+/, '').length === 1 || !/[1-9]/.test(written.digits)
}

function isImaginary(tree: Tree): boolean {
  const inner = withoutSign(tree)
  if (inner.kind === 'constant') return inner.name === 'i'
  return inner.kind === 'product' && inner.factors.some((factor) => factor.kind === 'constant' && factor.name === 'i')
}

const isImaginaryUnit = (part: Tree): boolean => part.kind === 'constant' && part.name === 'i'
const hasImaginaryUnit = (tree: Tree): boolean => somePart(tree, isImaginaryUnit)

/** `a+bi`, `a`, `bi`, each part once and without the imaginary unit inside. */
function isRectangular(tree: Tree): boolean {
  const inner = ungrouped(tree)
  if (inner.kind !== 'sum') return isImaginary(inner) || !hasImaginaryUnit(inner)
  if (inner.terms.length !== 2) return false
  const imaginary = inner.terms.filter(({ value }) => isImaginary(value))
  return imaginary.length === 1 && inner.terms.some(({ value }) => !hasImaginaryUnit(value))
}

/** The angle of `cos θ + i sin θ`. */
function angleOfSum(tree: Tree): Tree | undefined {
  const inner = ungrouped(tree)
  if (inner.kind !== 'sum' || inner.terms.length !== 2 || inner.terms.some(({ sign }) => sign === '-')) return undefined
  const [cosine, turned] = inner.terms.map(({ value }) => value)
  if (cosine?.kind !== 'call' || cosine.name !== 'cos' || turned?.kind !== 'product') return undefined
  const sine = turned.factors.find((factor) => !isImaginaryUnit(factor))
  const [angle] = cosine.args
  if (turned.factors.length !== 2 || sine?.kind !== 'call' || sine.name !== 'sin' || angle === undefined)
    return undefined
  return sine.args[0] !== undefined && sameTree(sine.args[0], angle) ? angle : undefined
}

/**
 * The angle of `r∠θ`, `r(cos θ + i sin θ)` or `re^{θi}`, the last with its i; nothing for any other complex number.
 */
function polarAngle(tree: Tree): Tree | undefined {
  const inner = withoutSign(tree)
  const isTurn = (part: Tree): boolean =>
    part.kind === 'power' && part.base.kind === 'constant' && part.base.name === 'e' && hasImaginaryUnit(part.exponent)
  if (inner.kind === 'call' && inner.name === 'polar') return inner.args[1]
  const factors = inner.kind === 'product' ? inner.factors : [inner]
  const [turn, ...more] = factors.filter(hasImaginaryUnit)
  const ofSum = turn === undefined || more.length > 0 ? undefined : angleOfSum(turn)
  if (ofSum !== undefined) return ofSum
  return turn?.kind === 'power' && isTurn(turn) && more.length === 0 ? turn.exponent : undefined
}

function hasDegreeSign(tree: Tree): boolean {
  if (tree.kind === 'quantity' && tree.unit.kind === 'unit' && tree.unit.name === '°') return true
  return childrenOf(tree).some(hasDegreeSign)
}

/** `re^{θi}` or `r∠θ` with the angle as asked for; a plain number where the angle is 0. */
function isPolar(tree: Tree, angles: 'radians' | 'degrees'): boolean {
  const angle = polarAngle(tree)
  if (angle === undefined) return !hasImaginaryUnit(tree)
  const isZero = angle.kind === 'number' && angle.value.numerator === 0n
  return isZero || hasDegreeSign(angle) === (angles === 'degrees')
}

/** Whether a number is written in a format. */
export function isWrittenAs(tree: Tree, format: NumberFormatType | 'Any'): boolean {
  if (format === 'Any' || format === 'ComplexNumber') return true
  if (format === 'ComplexRectangularI' || format === 'ComplexRectangularJ') return isRectangular(tree)
  if (format === 'ComplexPolarRadian') return isPolar(tree, 'radians')
  if (format === 'ComplexPolarDegree') return isPolar(tree, 'degrees')
  if (format === 'Fraction') return isFraction(tree)
  const written = writtenNumber(tree)
  if (written === undefined) return false
  if (format === 'Percentage') return written.notation === 'percent'
  if (format === 'SciNotation') return written.notation === 'powerOfTen' && isScientific(written)
  if (format === 'ENotation') return written.notation === 'eNotation'
  if (written.notation !== 'plain') return false
  const hasSeparators = written.spelling.includes(',')
  if (format === 'Number') return !hasSeparators && !isDollars(tree)
  if (format === 'USDollar') return isDollars(tree)
  const [whole = ''] = written.digits.split('.')
  return hasSeparators || whole.length < 4
}
