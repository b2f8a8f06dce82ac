import type { Rational } from '../src/numbers/rational.ts'
import type { Tree } from '../src/tree.ts'
import { compareFractions } from '../src/computing/exact/fractions.ts'
import {
  exactTolerance,
  fractionOf,
  isWithin,
  isWithinShare,
  numberOf,
} from '../src/equivalence/expressions/closeness.ts'
import { ungrouped } from '../src/equivalence/formula.ts'
import {
  agreesToDigits,
  agreesToPlaces,
  agreesUpToPowerOfTen,
  hasFigures,
  isAccurateTo,
} from '../src/form/precision.ts'
import { numeralOf } from '../src/form/numeral.ts'
import { numberForm } from '../src/form/number-form.ts'
import { quantityOf } from '../src/units/quantity.ts'
import type { Case, CaseOptions, Outcome } from './case.ts'

export const right: Outcome = { verdict: true, reason: 'within what is asked' }
export const wrong = (reason: string): Outcome => ({ verdict: false, reason })
const invalid = (reason: string): Outcome => ({ verdict: 'invalid', reason })
const answered = (isRight: boolean, reason: string): Outcome => (isRight ? right : wrong(reason))

/** Box answers are real: odd roots of negative numbers are the real ones, a complex value is not a number here. */
function realValue(tree: Tree, options: CaseOptions): Rational | 'undefined' | 'not a number' {
  const value = numberOf(tree, { realOddRoots: true, ...(options.angles ? { angles: options.angles } : {}) })
  if (!value.ok) return value.problem === 'DivideByZero' ? 'undefined' : 'not a number'
  return value.value.im.isZero() ? fractionOf(value.value) : 'not a number'
}

type Compare = (student: Rational, teacher: Rational, typed: Tree) => Outcome

/** Numbers with numbers, lists in order, sets in any order. */
function compareNumbers(student: Tree, teacher: Tree, options: CaseOptions, compare: Compare): Outcome {
  const [given, key] = [ungrouped(student), ungrouped(teacher)]
  if ((given.kind === 'list' || given.kind === 'set') && given.kind === key.kind) {
    if (given.items.length !== key.items.length) return wrong('number of entries')
    const pairs = (other: Tree, at: number): Outcome => compareNumbers(given.items[at]!, other, options, compare)
    if (given.kind === 'list') return key.items.map(pairs).find((outcome) => outcome.verdict !== true) ?? right
    const left = [...given.items]
    for (const item of key.items) {
      const at = left.findIndex((entry) => compareNumbers(entry, item, options, compare).verdict === true)
      if (at < 0) return wrong('an element is missing')
      left.splice(at, 1)
    }
    return right
  }
  const [x, y] = [realValue(given, options), realValue(key, options)]
  if (x === 'undefined') return invalid('not defined')
  if (x === 'not a number' || y === 'undefined' || y === 'not a number') return wrong('not a number')
  return compare(x, y, given)
}

export function markNumeric(item: Case, student: Tree, teacher: Tree | undefined): Outcome {
  const { options, check } = item
  if (check === 'sig-figs' || check === 'sig-figs-strict') return markFigures(item, student, teacher)
  if (teacher === undefined) return { verdict: 'undecided', reason: 'no key' }
  const tolerance = exactTolerance(options.tolerance ?? 0)
  return compareNumbers(student, teacher, options, (x, y, typed) => {
    switch (check) {
      case 'numeric-relative':
        return answered(
          isWithinShare(x, y, tolerance, exactTolerance(options.zeroTolerance ?? 0)),
          'outside the tolerance',
        )
      case 'numeric-absolute':
        return answered(isWithin(x, y, tolerance), 'outside the tolerance')
      case 'greater-than':
        return answered(compareFractions(x, y) > 0, 'not greater')
      case 'greater-or-equal':
        return answered(compareFractions(x, y) >= 0, 'less')
      case 'power-of-ten':
        return answered(agreesUpToPowerOfTen(x, y, options.digits ?? 1), 'other digits')
      case 'decimal-places': {
        const numeral = numeralOf(typed)
        const areZerosOptional = options.trailingZeros === 'condoned'
        return answered(
          numeral !== undefined && agreesToPlaces(numeral, y, options.places ?? 0, { areZerosOptional }),
          'decimals',
        )
      }
      case 'sig-figs-tolerance': {
        const numeral = numeralOf(typed)
        const rules = {
          ...(options.extraDigits === undefined ? {} : { extraDigits: options.extraDigits }),
          ...(options.truncationAccepted === true ? { isTruncationAccepted: true } : {}),
        }
        return answered(numeral !== undefined && agreesToDigits(numeral, y, options.digits ?? 3, rules), 'digits')
      }
      default:
        return { verdict: 'undecided', reason: `unknown check ${check}` }
    }
  })
}

/** Figures as written; a unit behind the number is ignored. */
function markFigures(item: Case, student: Tree, teacher: Tree | undefined): Outcome {
  const { options } = item
  const quantity = quantityOf(ungrouped(student))
  const typed = quantity.ok && quantity.value !== undefined ? quantity.value : student
  if (realValue(typed, options) === 'undefined') return invalid('not defined')
  const numeral = numeralOf(typed)
  if (numeral === undefined) return wrong('not a written-out number')
  const rules = { isStrict: item.check === 'sig-figs-strict', isMoreAccepted: options.moreDigits === 'condoned' }
  if (!hasFigures(numeral, options.digits ?? 3, rules)) return wrong('number of significant figures')
  const accuracy = options.accuracy ?? 0
  if (teacher === undefined || accuracy === 0) return right
  const key = realValue(teacher, options)
  if (key === 'undefined' || key === 'not a number') return wrong('the key is not a number')
  return answered(isAccurateTo(numeral.value, key, accuracy, rules), 'accuracy')
}

const KAS_ERROR = 2 ** -42

/** A number box that also looks at the form: fractions in lowest terms, percent, π. */
export function markNumberForm(item: Case, student: Tree, teacher: Tree): Outcome {
  const { options } = item
  const form = numberForm(student)
  if (options.fractions === false && form?.kind === 'fraction')
    return invalid('a fraction where decimals are asked for')
  if (form === undefined) return invalid('not a number')
  if (options.forms !== undefined && !options.forms.some((name) => matchesForm(name, form)))
    return wrong('another form of number')
  if ((options.simplify === 'required' || options.simplify === 'enforced') && !form.isSimplified)
    return wrong('not simplified')
  // The percent sign names the unit of the box, unless percentages are asked for by name.
  const bare = ungrouped(student)
  const counted = bare.kind === 'percent' && options.forms?.includes('percent') !== true ? bare.value : bare
  const [x, y] = [realValue(counted, options), realValue(teacher, options)]
  if (x === 'undefined') return invalid('not defined')
  if (x === 'not a number' || y === 'undefined' || y === 'not a number') return wrong('not a number')
  return answered(isWithin(x, y, exactTolerance(Math.max(options.maxError ?? 0, KAS_ERROR))), 'another number')
}

function matchesForm(name: string, form: NonNullable<ReturnType<typeof numberForm>>): boolean {
  switch (name) {
    case 'integer':
      return form.kind === 'integer'
    case 'decimal':
      return form.kind === 'decimal' || form.kind === 'integer'
    case 'proper':
      return form.kind === 'fraction' && form.isProper
    case 'improper':
      return form.kind === 'fraction' && !form.isProper
    case 'mixed':
      return form.kind === 'mixed-number'
    case 'percent':
      return form.kind === 'percent'
    case 'pi':
      return form.kind === 'multiple-of-pi'
    default:
      return false
  }
}
