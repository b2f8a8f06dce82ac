/** How a question is marked, in one sentence. */

import { formatPoints } from '../../../../../numbers/points.ts'
import { t } from '@isomorph/messages'
import type { NumericQuestion, RequiredPrecision } from '@isomorph/problem'
import type { FormulaQuestion } from '../formula-question.ts'
import { asPercents, facetsOf, type Facet } from './weights.ts'

function nearness({ answerType, tolerance, precision }: FormulaQuestion & { precision?: unknown }): string {
  if (tolerance === undefined)
    return answerType === 'Numeric' && precision === undefined ? t('question-editor.sentence.exactly') : ''
  const { kind, value } = tolerance
  return t(kind === 'Percentage' ? 'question-editor.sentence.withinPercent' : 'question-editor.sentence.within', {
    value,
  })
}

function digits({ kind, digits: count, rule }: RequiredPrecision): string {
  const isAtLeast = rule === 'atLeast'
  return kind === 'decimalPlaces'
    ? t(isAtLeast ? 'question-editor.sentence.decimals.atLeast' : 'question-editor.sentence.decimals', { count })
    : t(isAtLeast ? 'question-editor.sentence.figures.atLeast' : 'question-editor.sentence.figures', { count })
}

function unitText({ unit, facets }: NumericQuestion): string {
  if (unit === undefined) return ''
  return t('question-editor.sentence.unit', {
    unit: unit.unit,
    optional: unit.isOptional && facets?.unit === undefined ? 'yes' : 'other',
    others: unit.acceptsConversion ? 'yes' : 'other',
  })
}

function shareText(facet: Facet, percent: number | undefined): string {
  const part = facet === 'form' ? 'other' : facet
  return percent === undefined
    ? t('question-editor.sentence.share.none', { part })
    : t('question-editor.sentence.share', { part, percent: formatPoints(percent) })
}

function sharesText(question: FormulaQuestion): string {
  if (question.facets === undefined) return ''
  const facets = facetsOf(question)
  const percents = asPercents(question.facets, facets)
  return facets.map((facet) => shareText(facet, percents[facet])).join(', ')
}

function listText({ isListOrdered, isListSet, hasCreditPerElement }: FormulaQuestion): string {
  return t('question-editor.sentence.list', {
    order: isListOrdered ? 'ordered' : isListSet ? 'set' : 'other',
    share: hasCreditPerElement ? 'yes' : 'other',
  })
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
  const { followThrough } = question
  const follow = followThrough
    ? t('question-editor.sentence.follow', { percent: formatPoints(followThrough.percent) })
    : ''
  const parts = [asked.join(', '), shares, isAllOrNothing ? t('question-editor.sentence.allOrNothing') : '', follow]
  return t('question-editor.sentence', { parts: startsUpper(parts.filter((part) => part !== '').join('; ')) })
}
