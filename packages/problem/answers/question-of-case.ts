import { isUnitName, read, somePart, toText, type Tree } from '@isomorph/evaluator'
import type { Case } from '../../evaluator/answers/case.ts'
import type { Question } from '../src/content/question.ts'
import type { Comparison } from '../src/question-types/expression/content.ts'
import type { Assumptions } from '../src/question-types/formula/content.ts'
import type { NumericQuestion } from '../src/question-types/numeric/content.ts'
import { numeric, symbolic, symbolicForm } from '../src/problem.fixtures.ts'

/** Lists are in order, sets are not. */
const isOrdered = (key: string): boolean => !key.includes('\\{')

/*
 * Conventions that hold for the whole corpus, as settings that an author can save.
 * Odd roots are principal; lists are ordered; ( , ) with two entries is an interval where the check is about intervals.
 * A form without a key is asked of the answer's own value.
 */

const forms = {
  'same-up-to-comm-assoc': 'asKey',
  identical: 'identical',
  expanded: 'expanded',
  factored: 'factored',
  'single-fraction': 'singleFraction',
  'lowest-terms': 'lowestTerms',
  'partial-fractions': 'partialFractions',
  'completed-square': 'completedSquare',
} as const

const isForm = (name: string): name is keyof typeof forms => Object.hasOwn(forms, name)

function assumptionsOf({ options }: Case): Assumptions {
  const positive = (options.assume ?? []).flatMap((text) => /^\s*(\w+)\s*>=?\s*0\s*$/.exec(text)?.[1] ?? [])
  return {
    hasRealOddRoots: false,
    ...(options.angles === undefined ? {} : { angles: options.angles }),
    ...(positive.length === 0 ? {} : { positive }),
  }
}

function comparisonOf({ check, options }: Case): Comparison {
  const variable = options.variable ?? 'x'
  switch (check) {
    case 'antiderivative':
      return {
        mode: 'antiderivative',
        variable,
        constant: options.constant === 'not-needed' ? 'notNeeded' : 'required',
      }
    case 'antiderivative-up-to-constant':
      return { mode: 'upToConstant', variable }
    case 'equivalent:system':
      return { mode: 'system' }
    case 'equivalent:renaming':
      return { mode: 'renaming', fixed: options.fixed ?? [] }
    case 'equivalent:interval':
      return { mode: 'interval' }
    default:
      return { mode: 'value' }
  }
}

function formulaQuestion(item: Case): Question | undefined {
  // An equation y = f′ in the place of f′ is refused by the peer whatever the key is.
  const isEquation = item.check === 'derivative' && item.expected.includes('=')
  if (item.expected === '' || isEquation) return undefined
  const functions = item.options.functions ?? []
  return symbolic(item.expected, {
    assumptions: assumptionsOf(item),
    compare: comparisonOf(item),
    isListOrdered: true,
    ...(functions.length === 0 ? {} : { functions }),
  })
}

function formQuestion(item: Case): Question | undefined {
  const name = item.check.slice('form:'.length)
  if (!isForm(name)) return undefined
  const key = item.expected === '' ? item.student : item.expected
  return symbolicForm(key, { assumptions: assumptionsOf(item), isListOrdered: isOrdered(key), form: forms[name] })
}

/** As an author would type it: 0.01 and 0.000000001, without the noise of doubles. */
const decimal = (value: number | string, scale = 1): string =>
  (Number(value) * scale).toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 12 })

interface KeyWithUnit {
  readonly number: string
  readonly unit: string
  readonly freeUnits: readonly string[]
}

/** The number and the unit of a key, as an author types them into two fields; nothing where the two are mixed. */
function keyWithUnit(latex: string): KeyWithUnit | undefined {
  const key = read(latex, { mode: 'latex' })
  if (!key.ok) return undefined
  const { tree } = key
  const quantity = tree.kind === 'signed' ? tree.value : tree
  if (quantity.kind !== 'quantity') return undefined
  const sign = tree.kind === 'signed' ? tree.sign : ''
  const number = quantity.value === undefined ? '1' : latex.slice(quantity.value.at.from, quantity.value.at.to)
  const free = new Set<string>()
  somePart(quantity.unit, (part: Tree) => {
    if (part.kind === 'unit' && !isUnitName(part.name)) free.add(part.name)
    return false
  })
  return { number: sign + number, unit: toText(quantity.unit).trim(), freeUnits: [...free] }
}

/** How near to the key a number with a unit has to be. The corpus's absolute tolerances are in SI base units. */
function closenessOf({ check, options }: Case): Pick<NumericQuestion, 'tolerance' | 'precision'> | undefined {
  if (check === 'units-convert') return { tolerance: { kind: 'Percentage', value: '0.1' } }
  if (check.endsWith('relative'))
    return { tolerance: { kind: 'Percentage', value: decimal(options.tolerance ?? 0, 100) } }
  const { digits } = options
  if (check.endsWith('absolute') || digits === undefined || options.accuracy !== digits) return undefined
  return { precision: { kind: 'significantFigures', digits, rule: 'exactly' } }
}

function unitQuestion(item: Case): Question | undefined {
  // A question lets a number be named, and no setting forbids it.
  if (item.student.includes('=')) return undefined
  const key = keyWithUnit(item.expected)
  const closeness = closenessOf(item)
  if (key === undefined || closeness === undefined) return undefined
  const { number, unit, freeUnits } = key
  const acceptsConversion = !item.check.startsWith('units-strict')
  return numeric(number, {
    ...closeness,
    unit: { unit, acceptsConversion, isOptional: false, ...(freeUnits.length === 0 ? {} : { freeUnits }) },
  })
}

/** Figures are asked for alone: of the answer's own value, as a form is. A zero has none, and any number of zeros counts. */
function figuresQuestion({ student, options: { digits, moreDigits } }: Case): Question | undefined {
  if (digits === undefined || moreDigits !== undefined || !/[1-9]/.test(student)) return undefined
  return numeric(student, { precision: { kind: 'significantFigures', digits, rule: 'exactly' } })
}

function numericQuestion(item: Case): Question | undefined {
  const { check, expected, options } = item
  if (check.startsWith('units')) return unitQuestion(item)
  if (check === 'sig-figs' && (expected === '' || options.accuracy === 0)) return figuresQuestion(item)
  const assumptions: Assumptions = options.angles === undefined ? {} : { angles: options.angles }
  // A tolerance for zero is for systems that compute in doubles; here a cosine of 90° is exactly 0.
  const isPlain = expected !== '' && options.locale === undefined
  if (!isPlain) return undefined
  if (check === 'numeric-absolute') {
    const tolerance = { kind: 'Unit', value: decimal(options.tolerance ?? 0) } as const
    return numeric(expected, { assumptions, isListOrdered: isOrdered(expected), tolerance })
  }
  if (check === 'numeric-relative') {
    const tolerance = { kind: 'Percentage', value: decimal(options.tolerance ?? 0, 100) } as const
    return numeric(expected, { assumptions, isListOrdered: isOrdered(expected), tolerance })
  }
  // Where more digits are condoned the peer does not look at them; a question asks that they be right.
  const { digits } = options
  if (check === 'sig-figs' && digits !== undefined && options.accuracy === digits && options.moreDigits === undefined)
    return numeric(expected, { precision: { kind: 'significantFigures', digits, rule: 'exactly' } })
  if (check === 'decimal-places' && options.places !== undefined && options.trailingZeros !== 'condoned')
    return numeric(expected, { precision: { kind: 'decimalPlaces', digits: options.places, rule: 'exactly' } })
  return undefined
}

const FORMULA_CHECKS = new Set([
  'equivalent',
  'complex',
  'equivalent:equation',
  'equivalent:inequality',
  'equivalent:set',
  'equivalent:list',
  'equivalent:tuple',
  'equivalent:matrix',
  'equivalent:interval',
  'equivalent:logic',
  'equivalent:plus-minus',
  'equivalent:system',
  'equivalent:renaming',
  'derivative',
  'parse',
  'antiderivative',
  'antiderivative-up-to-constant',
])

/** The question that asks what a case asks; nothing where no setting of a question says it. */
export function questionOfCase(item: Case): Question | undefined {
  if (item.check.startsWith('form:')) return formQuestion(item)
  return FORMULA_CHECKS.has(item.check) ? formulaQuestion(item) : numericQuestion(item)
}
