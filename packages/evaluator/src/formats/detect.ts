import type { Tree } from '../tree.ts'
import { read } from '../reading/read.ts'
import { isPowerOfTen } from './figures.ts'
import { readerSpelling } from './spelling.ts'
import type { NumberFormat } from './types.ts'

/**
 * Every format a text could be in; empty where it is no number. `1,234` is a NumberWithSeparators, `12` could be a
 * Number, a NumberWithSeparators, a Fraction or a complex number with the imaginary part 0.
 */
export function formatsOf(text: string, mode: 'latex' | 'text'): ReadonlySet<NumberFormat> {
  const found = new Set<NumberFormat>()
  const reading = read(readerSpelling(text), { mode, eNotation: true, mixedNumbers: true })
  if (reading.ok) addRealFormats(found, reading.tree)
  if (reading.ok) addComplexFormats(found, reading.tree, 'ComplexRectangularI')
  const withJ = read(readerSpelling(text), { mode, eNotation: true, mixedNumbers: true, imaginaryUnit: 'j' })
  if (withJ.ok) addComplexFormats(found, withJ.tree, 'ComplexRectangularJ')
  return found
}

/** What a text lacks to be in the format asked for, as a sentence; undefined where it is in it. */
export function formatRefusal(text: string, mode: 'latex' | 'text', format: NumberFormat): string | undefined {
  return formatsOf(text, mode).has(format) ? undefined : asked[format]
}

const asked: Readonly<Record<NumberFormat, string>> = {
  Number: 'Give the answer as a plain number, such as 1234.5.',
  NumberWithSeparators: 'Give the answer with commas between thousands, such as 1,234.5.',
  Percentage: 'Give the answer as a percentage, such as 12.5%.',
  Fraction: 'Give the answer as a fraction, such as 3/4.',
  SciNotation: 'Give the answer in scientific notation, such as 1.2×10^3.',
  ENotation: 'Give the answer in E notation, such as 1.2E3.',
  USDollar: 'Give the answer in dollars, such as $1,234.50.',
  ComplexNumber: 'Give the answer as a complex number.',
  ComplexRectangularI: 'Give the answer in the form a+bi.',
  ComplexRectangularJ: 'Give the answer in the form a+bj.',
  ComplexPolarRadian: 'Give the answer in polar form with the angle in radians, such as 2∠1.57.',
  ComplexPolarDegree: 'Give the answer in polar form with the angle in degrees, such as 2∠90°.',
}

function addRealFormats(found: Set<NumberFormat>, tree: Tree): void {
  const size = tree.kind === 'signed' && (tree.sign === '-' || tree.sign === '+') ? tree.value : tree
  switch (size.kind) {
    case 'number':
      return addNumber(found, size.spelling)
    case 'percent':
      if (size.value.kind === 'number' && !/e/i.test(size.value.spelling)) found.add('Percentage')
      return
    case 'mixed-number':
      found.add('Fraction')
      return
    case 'quotient':
      if (isWhole(size.numerator) && isWhole(size.denominator)) found.add('Fraction')
      return
    case 'power':
      if (isPowerOfTen(size)) found.add('SciNotation')
      return
    case 'product':
      if (size.factors.length === 2 && size.factors[0]!.kind === 'number' && isPowerOfTen(size.factors[1]!))
        found.add('SciNotation')
      return
    case 'quantity':
      if (size.unit.kind === 'unit' && size.unit.name === '$' && size.value?.kind === 'number') found.add('USDollar')
      return
    default:
  }
}

function addNumber(found: Set<NumberFormat>, spelling: string): void {
  if (/e/i.test(spelling)) {
    found.add('ENotation')
    return
  }
  const hasSeparators = spelling.includes(',')
  if (!hasSeparators) found.add('Number')
  if (hasSeparators || spelling.split('.')[0]!.length <= 3) found.add('NumberWithSeparators')
  if (!spelling.includes('.')) found.add('Fraction')
}

function isWhole(tree: Tree): boolean {
  const size = tree.kind === 'signed' ? tree.value : tree
  return size.kind === 'number' && !/[.e]/i.test(size.spelling)
}

function addComplexFormats(
  found: Set<NumberFormat>,
  tree: Tree,
  rectangular: 'ComplexRectangularI' | 'ComplexRectangularJ',
): void {
  const polar = polarAngle(tree)
  if (polar) found.add(polar).add('ComplexNumber')
  else if (isRectangular(tree)) found.add(rectangular).add('ComplexNumber')
}

/** One real part at most and one imaginary part at most, each a number. */
function isRectangular(tree: Tree): boolean {
  if (tree.kind !== 'sum') return isRealPart(unsigned(tree)) || isImaginaryPart(unsigned(tree))
  if (tree.terms.length !== 2 || tree.terms.some((term) => term.sign !== '+' && term.sign !== '-')) return false
  const [first, second] = tree.terms.map((term) => term.value) as [Tree, Tree]
  return (isRealPart(first) && isImaginaryPart(second)) || (isImaginaryPart(first) && isRealPart(second))
}

function unsigned(tree: Tree): Tree {
  return tree.kind === 'signed' ? tree.value : tree
}

/** A number, a fraction, a root, a multiple of π: anything real without a letter. */
function isRealPart(tree: Tree): boolean {
  switch (tree.kind) {
    case 'number':
      return true
    case 'constant':
      return tree.name === 'pi' || tree.name === 'e'
    case 'quotient':
      return isRealPart(unsigned(tree.numerator)) && isRealPart(unsigned(tree.denominator))
    case 'product':
      return tree.factors.every(isRealPart)
    case 'group':
      return isRealPart(unsigned(tree.inner))
    case 'call':
      return tree.name === 'sqrt' && isRealPart(tree.args[0]!)
    case 'power':
      return isRealPart(tree.base) && isRealPart(unsigned(tree.exponent))
    default:
      return false
  }
}

function isUnit(tree: Tree): boolean {
  return tree.kind === 'constant' && tree.name === 'i'
}

function isImaginaryPart(tree: Tree): boolean {
  if (isUnit(tree)) return true
  if (tree.kind === 'group') return isImaginaryPart(unsigned(tree.inner))
  if (tree.kind === 'quotient') return isImaginaryPart(tree.numerator) && isRealPart(tree.denominator)
  if (tree.kind !== 'product') return false
  const units = tree.factors.filter(isUnit).length
  return units === 1
    ? tree.factors.every((factor) => isUnit(factor) || isRealPart(factor))
    : units === 0 &&
        tree.factors.some(isImaginaryPart) &&
        tree.factors.filter((factor) => !isRealPart(factor)).length === 1
}

/** `r∠θ`, `re^{iθ}`, `r cis θ`, `r(cos θ + i sin θ)`. */
function polarAngle(tree: Tree): 'ComplexPolarRadian' | 'ComplexPolarDegree' | undefined {
  if (tree.kind === 'call' && tree.name === 'polar') {
    return isRealPart(tree.args[0]!) ? angleFormat(tree.args[1]!) : undefined
  }
  const factors = tree.kind === 'product' ? tree.factors : [tree]
  const last = factors.at(-1)!
  if (!factors.slice(0, -1).every(isRealPart)) return undefined
  if (last.kind === 'call' && last.name === 'cis') return angleFormat(last.args[0]!)
  if (last.kind === 'power' && last.base.kind === 'constant' && last.base.name === 'e') {
    return isImaginaryPart(unsigned(last.exponent)) ? 'ComplexPolarRadian' : undefined
  }
  return trigonometricAngle(last)
}

function angleFormat(angle: Tree): 'ComplexPolarRadian' | 'ComplexPolarDegree' | undefined {
  const size = unsigned(angle.kind === 'group' ? angle.inner : angle)
  if (size.kind === 'quantity') {
    const isDegree =
      size.unit.kind === 'unit' && size.unit.name === '°' && size.value && isRealPart(unsigned(size.value))
    return isDegree ? 'ComplexPolarDegree' : undefined
  }
  return isRealPart(size) ? 'ComplexPolarRadian' : undefined
}

function trigonometricAngle(tree: Tree): 'ComplexPolarRadian' | 'ComplexPolarDegree' | undefined {
  if (tree.kind !== 'group' || tree.inner.kind !== 'sum' || tree.inner.terms.length !== 2) return undefined
  const [cosine, sine] = tree.inner.terms.map((term) => term.value) as [Tree, Tree]
  if (cosine.kind !== 'call' || cosine.name !== 'cos' || sine.kind !== 'product' || !sine.factors.some(isUnit))
    return undefined
  const call = sine.factors.find((factor) => factor.kind === 'call')
  return call?.kind === 'call' && call.name === 'sin' ? angleFormat(cosine.args[0]!) : undefined
}
