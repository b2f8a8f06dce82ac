/** What an answer field may know about its question: how answers are read, and nothing of the key. */

import {
  defineUnits,
  read,
  type ReadError,
  type ReadOptions,
  type Tree,
  type UnitDefinition,
  readerSpelling,
  toLatex,
} from '@isomorph/evaluator'
import type { AnswerType, KeyboardLayout, Question, RequiredPrecision } from '../content/question.ts'
import type { NumberFormatType } from '../content/variable.ts'
import { isUnderstood } from '../question-types/formula/understood.ts'

/** The public side of a question, safe to send to learners. */
export interface AnswerField {
  readonly questionKey: number
  readonly answerType: AnswerType
  readonly label: string
  readonly keyboards: readonly KeyboardLayout[]
  readonly numberFormatType?: NumberFormatType | 'Any'
  readonly precision?: RequiredPrecision
  /** Whether the answer carries a unit; which one stays with the question. */
  readonly takesUnit?: boolean
  readonly freeUnits?: readonly string[]
  readonly functions?: readonly string[]
  readonly isMultiple?: boolean
  readonly isMultiline?: boolean
}

/** The public side of a question. */
export function answerFieldOf(question: Question): AnswerField {
  const { questionKey, answerType, label } = question
  switch (question.answerType) {
    case 'MultipleChoice':
      return { questionKey, answerType, label, keyboards: [], isMultiple: question.isMultiple }
    case 'ShortAnswer':
      return { questionKey, answerType, label, keyboards: [], isMultiline: question.isMultiline }
    case 'Numeric': {
      const { keyboards, numberFormatType, precision, unit } = question
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
    case 'ExpressionSymbolic':
    case 'ExpressionSymbolicForm': {
      const functions = question.functions ?? []
      return {
        questionKey,
        answerType,
        label,
        keyboards: question.keyboards,
        ...(functions.length === 0 ? {} : { functions }),
      }
    }
  }
}

/** Longer than any answer, short enough to be read in no time. */
const longestAnswer = 5000

interface PreparedField {
  readonly latex: ReadOptions
  readonly text: ReadOptions
  /** Units that nothing keeps apart are read too, where an answer means nothing otherwise. */
  readonly joinedLatex: ReadOptions
  readonly joinedText: ReadOptions
  readonly ownUnits: ReadonlyMap<string, UnitDefinition> | undefined
}

const prepared = new WeakMap<AnswerField, PreparedField>()

/** A formula may have a letter j; a number has no letters, so i and j both are the imaginary unit unless one is asked for. */
function imaginaryUnitOf({ answerType, numberFormatType }: AnswerField): 'i' | 'j' | 'either' {
  if (answerType !== 'Numeric' || numberFormatType === 'ComplexRectangularI') return 'i'
  return numberFormatType === 'ComplexRectangularJ' ? 'j' : 'either'
}

function prepare(field: AnswerField): PreparedField {
  const known = prepared.get(field)
  if (known !== undefined) return known
  const isNumeric = field.answerType === 'Numeric'
  const freeUnits = field.freeUnits ?? []
  const options = {
    functions: field.functions ?? [],
    units: field.takesUnit === true,
    ...(freeUnits.length === 0 ? {} : { unitNames: freeUnits }),
    imaginaryUnit: imaginaryUnitOf(field),
    mixedNumbers: isNumeric,
    eNotation: isNumeric,
    maxLength: longestAnswer,
    maxDepth: 100,
    maxNodes: 2000,
  } as const
  const ownUnits = freeUnits.length === 0 ? undefined : defineUnits(freeUnits.map((name) => ({ name })))
  const joined = { ...options, joinedUnits: true } as const
  const result: PreparedField = {
    latex: { ...options, mode: 'latex' },
    text: { ...options, mode: 'text' },
    joinedLatex: { ...joined, mode: 'latex' },
    joinedText: { ...joined, mode: 'text' },
    ownUnits,
  }
  prepared.set(field, result)
  return result
}

/** The author's own units of a field. */
export function ownUnitsOf(field: AnswerField): ReadonlyMap<string, UnitDefinition> | undefined {
  return prepare(field).ownUnits
}

export type TypedReading =
  | { readonly ok: true; readonly tree: Tree; readonly isWithoutBrackets?: boolean }
  | { readonly ok: false; readonly error: ReadError }

/** An answer as it was read, with the imaginary unit that was typed. */
export function shownReading(field: AnswerField, tree: Tree, typed: string): string {
  const isWithJ = imaginaryUnitOf(field) !== 'i' && /(?<![A-Za-z\\])j(?![A-Za-z])|\\imaginaryJ/.test(typed)
  return toLatex(tree, isWithJ ? { imaginaryUnit: 'j' } : {})
}

/** Reads an answer as typed. A list may leave out its brackets: `1;2;3`. */
export function readTyped(field: AnswerField, value: string, mode: 'latex' | 'text'): TypedReading {
  const options = mode === 'latex' ? prepare(field).latex : prepare(field).text
  // Powers of ten and E notation as the product shows them: `1.5x10^3`, `1.5\mathrm{E}3`.
  const text = field.answerType === 'Numeric' ? readerSpelling(value) : value
  const reading = readListed(text, options)
  if (field.takesUnit !== true || (reading.ok && isUnderstood(reading.tree, ownUnitsOf(field)))) return reading
  const joined = readListed(text, mode === 'latex' ? prepare(field).joinedLatex : prepare(field).joinedText)
  return joined.ok && isUnderstood(joined.tree, ownUnitsOf(field)) ? joined : reading
}

function readListed(text: string, options: ReadOptions): TypedReading {
  const reading = read(text, options)
  if (reading.ok || !text.includes(';')) return reading
  const listed = read(`[${text}]`, options)
  return listed.ok ? { ...listed, isWithoutBrackets: true } : reading
}
