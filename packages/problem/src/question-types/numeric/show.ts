import { quantityOf, somePart, type Tree } from '@isomorph/evaluator'
import { sayOfAnswer, type SaidOfAnswer } from '../../marking/answer-said.ts'
import { markingError } from '../../marking/marking-error.ts'
import type { AnswerField } from '../answer-field.ts'
import { readerFor, type AnswerReader } from '../formula/answer-reader.ts'
import { groupedNumberNote } from '../formula/reading/grouped-number.ts'
import { strangerIn } from '../formula/understood.ts'
import {
  refusedReading,
  unreadable,
  withChoices,
  withNote,
  type AnswerReading,
  type QuestionShow,
} from '../question-show.ts'
import type { NumericQuestion } from './content.ts'
import { withoutName } from './naming.ts'
import { decimalPlaces, hasPrecision, isWrittenAs, significantFigures, writtenNumber } from './written-number.ts'

/** A number has no letters, so i and j both are the imaginary unit unless one is asked for. */
function imaginaryUnitOf({ numberFormatType }: AnswerField): 'i' | 'j' | 'either' {
  if (numberFormatType === 'ComplexRectangularI') return 'i'
  return numberFormatType === 'ComplexRectangularJ' ? 'j' : 'either'
}

export function numericReader(field: AnswerField): AnswerReader {
  const hasAnglesInDegrees = field.numberFormatType === 'ComplexPolarDegree'
  return readerFor(field, { imaginaryUnit: imaginaryUnitOf(field), isNumber: true, hasAnglesInDegrees })
}

/** Says that an angle without a sign is read in degrees, where these are asked for. */
function bareAngleNote({ numberFormatType }: AnswerField, tree: Tree, typed: string): SaidOfAnswer | undefined {
  const isBare = numberFormatType === 'ComplexPolarDegree' && !/°|\\circ|\\degree|\bdeg\b/.test(typed)
  const hasAngle = somePart(
    tree,
    (part) => part.kind === 'quantity' && part.unit.kind === 'unit' && part.unit.name === '°',
  )
  return isBare && hasAngle ? sayOfAnswer('anglesInDegrees') : undefined
}

function numericField({
  questionKey,
  answerType,
  label,
  keyboards,
  numberFormatType,
  precision,
  unit,
}: NumericQuestion): AnswerField {
  const freeUnits = unit?.freeUnits ?? []
  return {
    questionKey,
    answerType,
    label,
    keyboards,
    numberFormatType,
    ...(precision === undefined ? {} : { precision }),
    takesUnit: unit !== undefined,
    ...(freeUnits.length === 0 ? {} : { freeUnits }),
  }
}

function precisionWarning(field: AnswerField, tree: Tree): SaidOfAnswer | undefined {
  if (field.precision === undefined) return undefined
  const written = writtenNumber(tree)
  const { kind, rule } = field.precision
  const digits = String(field.precision.digits)
  const asked = kind === 'decimalPlaces' ? 'places' : 'figures'
  const least = rule === 'atLeast' ? 'AtLeast' : ''
  if (written === undefined) return sayOfAnswer(`${asked}InDigits${least}`, { digits })
  if (hasPrecision(written, field.precision)) return undefined
  const has = kind === 'decimalPlaces' ? decimalPlaces(written) : significantFigures(written)[1]
  return sayOfAnswer(`${asked}Asked${least}`, { count: String(has), digits })
}

function numberWarning(field: AnswerField, tree: Tree): SaidOfAnswer | undefined {
  const format = field.numberFormatType ?? 'Any'
  if (format !== 'Any' && !isWrittenAs(tree, format)) return sayOfAnswer(`write${format}`)
  return precisionWarning(field, tree)
}

/** What is typed has a letter that no marker can give a value. */
function strangerWarning(field: AnswerField, tree: Tree): SaidOfAnswer | undefined {
  const name = strangerIn(tree)
  if (name === undefined) return undefined
  return sayOfAnswer(field.takesUnit === true ? 'standsForNeither' : 'standsForNone', { name })
}

function withWarning(latex: string, warning: SaidOfAnswer | undefined): AnswerReading {
  return warning === undefined ? { ok: true, latex } : { ok: true, latex, warning }
}

function readNumber(field: AnswerField, tree: Tree, latex: string): AnswerReading {
  if (tree.kind === 'list' || tree.kind === 'set' || tree.kind === 'tuple') {
    const warning = tree.items
      .map((item) => readNumber(field, item, latex))
      .find((item) => !item.ok || item.warning !== undefined)
    return warning === undefined ? { ok: true, latex } : warning
  }
  const named = withoutName(tree)
  if (named !== tree) return readNumber(field, named, latex)
  const stranger = strangerWarning(field, tree)
  if (stranger !== undefined) return { ok: true, latex, warning: stranger }
  if (field.takesUnit !== true) return withWarning(latex, numberWarning(field, tree))
  const quantity = quantityOf(tree, numericReader(field).ownUnits)
  if (!quantity.ok) return refusedReading(markingError('UnitParseError'))
  if (quantity.value === undefined)
    return refusedReading(markingError('AnswerFormatError', sayOfAnswer('numberBeforeUnitMissing')))
  const missing = quantity.unit === undefined ? sayOfAnswer('unitMissing') : undefined
  return withWarning(latex, missing ?? numberWarning(field, quantity.value))
}

export const numericShow: QuestionShow<NumericQuestion> = {
  field: numericField,
  read: (field, value, mode) => {
    if (value.trim() === '') return { ok: true, latex: '' }
    const reader = numericReader(field)
    const reading = reader.read(value, mode)
    if (!reading.ok) return unreadable(reading.error)
    const shown = readNumber(field, reading.tree, reader.shown(reading.tree, value))
    const note = bareAngleNote(field, reading.tree, value) ?? groupedNumberNote(field, reading.tree, value)
    return withChoices(withNote(shown, note), reader.choices(reading.tree, value))
  },
}
