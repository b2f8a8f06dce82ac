/** How a question is marked, in one sentence. */

import type { NumericQuestion, RequiredPrecision } from '@isomorph/problem'
import type { FormulaQuestion } from '../formula-question.ts'
import { asPercents, facetsOf, type Facet } from './weights.ts'

function nearness({ answerType, tolerance, precision }: FormulaQuestion & { precision?: unknown }): string {
  if (tolerance === undefined) return answerType === 'Numeric' && precision === undefined ? 'Exactly the number' : ''
  return tolerance.kind === 'Percentage' ? `Within ${tolerance.value} %` : `Within ${tolerance.value}`
}

function digits({ kind, digits: count, rule }: RequiredPrecision): string {
  const atLeast = rule === 'atLeast' ? 'at least ' : ''
  const what = kind === 'decimalPlaces' ? 'decimal place' : 'significant figure'
  return `${atLeast}${count} ${what}${count === 1 ? '' : 's'}`
}

function unitText({ unit, facets }: NumericQuestion): string {
  if (unit === undefined) return ''
  const others = unit.acceptsConversion ? ' or another of its kind' : ''
  const isFine = unit.isOptional && facets?.unit === undefined
  return `${isFine ? 'with or without' : 'with'} the unit ${unit.unit}${others}`
}

const names: Readonly<Record<Facet, string>> = { value: 'value', precision: 'digits', unit: 'unit', form: 'form' }

function sharesText(question: FormulaQuestion): string {
  if (question.facets === undefined) return ''
  const facets = facetsOf(question)
  const percents = asPercents(question.facets, facets)
  return facets
    .map((facet) => `${names[facet]} ${percents[facet] === undefined ? 'all or nothing' : `${percents[facet]} %`}`)
    .join(', ')
}

function listText({ isListOrdered, isListSet, hasCreditPerElement }: FormulaQuestion): string {
  const order = isListOrdered ? 'in order' : isListSet ? 'in any order, repeats once' : 'in any order'
  return `elements ${order}${hasCreditPerElement ? ', each with its share' : ''}`
}

const startsUpper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Tolerance, digits, unit, lists, shares and follow-through in one line.
 *
 * ```ts
 * markingSentence(question, false) // 'Within 1 %, with the unit m or another of its kind; value 75 %, unit 25 %.'
 * ```
 */
export function markingSentence(question: FormulaQuestion, isList: boolean): string {
  const isNumeric = question.answerType === 'Numeric'
  const asked = [
    nearness(question),
    isNumeric && question.precision ? digits(question.precision) : '',
    isNumeric ? unitText(question) : '',
    isList ? listText(question) : '',
  ].filter((part) => part !== '')
  const shares = sharesText(question)
  const isAllOrNothing = shares === '' && !(isList && question.hasCreditPerElement === true)
  const follow = question.followThrough ? `follow-through ${question.followThrough.percent} %` : ''
  const parts = [asked.join(', '), shares, isAllOrNothing ? 'all or nothing' : '', follow]
  return `${startsUpper(parts.filter((part) => part !== '').join('; '))}.`
}
