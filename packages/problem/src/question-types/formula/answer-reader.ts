/** Reading typed formulas: the same in the field and in the marker. */

import {
  defineUnits,
  read,
  readingsOf,
  toText,
  withDecimalComma,
  type DecimalSign,
  type ReadError,
  type ReadOptions,
  type Tree,
  type UnitDefinition,
  readerSpelling,
  sameTree,
  toLatex,
  type PrintOptions,
} from '@isomorph/evaluator'
import type { SpeakableReading } from '../../marking/reading-choice.ts'
import type { AnswerField } from '../answer-field.ts'
import { withAnglesInDegrees } from './reading/angles-in-degrees.ts'
import { asSeparators } from './reading/commas-as-separators.ts'
import { isUnderstood } from './understood.ts'

export type TypedReading =
  | { readonly ok: true; readonly tree: Tree; readonly isWithoutBrackets?: boolean }
  | { readonly ok: false; readonly error: ReadError }

/** Reads the answers of one field. */
export interface AnswerReader {
  /** The author's own units. */
  readonly ownUnits: ReadonlyMap<string, UnitDefinition> | undefined
  /** Reads an answer as typed. A list may leave out its brackets: `1;2;3`. */
  readonly read: (value: string, mode: 'latex' | 'text') => TypedReading
  /** An answer as it was read, with the imaginary unit that was typed. */
  readonly shown: (tree: Tree, typed: string) => string
  /** The ways to read an answer where there are several; else nothing. */
  readonly choices: (tree: Tree, typed: string) => readonly SpeakableReading[]
  /** A formula of the author's as learners write it: with their decimal sign. */
  readonly written: (latex: string) => string
  /** The reader of answers that were typed while this sign stood before decimals. */
  readonly withSign: (decimalSign: DecimalSign | undefined) => AnswerReader
}

/** What is a number for one type of question and letters for another. */
export interface ReaderRules {
  readonly imaginaryUnit: 'i' | 'j' | 'either'
  /** Mixed numbers, E notation and powers of ten as the product shows them: `1.5x10^3`, `1.5\mathrm{E}3`. */
  readonly isNumber: boolean
  /** The angle of `5∠53.1` is in degrees, with the sign or without. */
  readonly hasAnglesInDegrees?: boolean
}

/** Longer than any answer, short enough to be read in no time. */
const longestAnswer = 5000

function readListed(text: string, options: ReadOptions): TypedReading {
  const reading = read(text, options)
  if (reading.ok || !/[;=]|\\[a-z]*dots|\.\.\.|…/.test(text)) return reading
  const listed = read(`[${text}]`, options)
  const isList = listed.ok && (text.includes(';') || areEquations(listed.tree) || isContinued(listed.tree))
  return isList ? { ...listed, isWithoutBrackets: true } : reading
}

const SIGNS_BETWEEN_COMMAS: ReadonlySet<string> = new Set(['=', '∈'])

/** `x=1, y=2`, and `x=k\pi, k\in\mathbb{Z}`: between equations a comma can only separate. */
const areEquations = (tree: Tree): boolean =>
  tree.kind === 'list' &&
  tree.items.length > 1 &&
  tree.items.every((item) => item.kind === 'relation' && item.operators.every((sign) => SIGNS_BETWEEN_COMMAS.has(sign)))

/** `1,2,\ldots,n`: beside dots a comma can only separate. */
const isContinued = (tree: Tree): boolean =>
  tree.kind === 'list' && tree.items.some((item) => item.kind === 'word' && item.word === 'ellipsis')

/** How answers of the field are read, and how where units stand next to each other without anything between. */
function readOptionsOf(field: AnswerField, { imaginaryUnit, isNumber }: ReaderRules) {
  const freeUnits = field.freeUnits ?? []
  const options = {
    functions: field.functions ?? [],
    units: field.takesUnit === true,
    ...(freeUnits.length === 0 ? {} : { unitNames: freeUnits }),
    imaginaryUnit,
    mixedNumbers: isNumber,
    eNotation: isNumber,
    spaceGroups: isNumber,
    decimalSign: field.decimalSign ?? 'point',
    maxLength: longestAnswer,
    maxDepth: 100,
    maxNodes: 2000,
  } as const
  const plain = { latex: { ...options, mode: 'latex' }, text: { ...options, mode: 'text' } } as const
  // Units that nothing keeps apart are read too, where an answer means nothing otherwise.
  const joined = {
    latex: { ...plain.latex, joinedUnits: true },
    text: { ...plain.text, joinedUnits: true },
  } as const
  return { plain, joined }
}

/** What reading and writing the answers of one field need. */
interface Reading extends ReturnType<typeof readOptionsOf> {
  readonly field: AnswerField
  readonly rules: ReaderRules
  readonly ownUnits: AnswerReader['ownUnits']
  readonly hasComma: boolean
}

/** The angle of `5∠53.1` gets the unit that the question asks for. */
function asAsked(reading: TypedReading, { hasAnglesInDegrees }: ReaderRules): TypedReading {
  return hasAnglesInDegrees === true && reading.ok ? { ...reading, tree: withAnglesInDegrees(reading.tree) } : reading
}

function readTyped({ field, rules, ownUnits, plain, joined }: Reading, value: string, mode: 'latex' | 'text') {
  const text = rules.isNumber ? readerSpelling(value) : value
  const reading = asAsked(readListed(text, plain[mode]), rules)
  if (field.takesUnit !== true || (reading.ok && isUnderstood(reading.tree, ownUnits))) return reading
  const again = asAsked(readListed(text, joined[mode]), rules)
  return again.ok && isUnderstood(again.tree, ownUnits) ? again : reading
}

const writtenWith = ({ hasComma }: Reading, latex: string): string =>
  hasComma ? withDecimalComma(latex, 'latex') : latex

function shownAnswer(reading: Reading, tree: Tree, typed: string): string {
  const { imaginaryUnit, isNumber } = reading.rules
  const isWithJ = imaginaryUnit !== 'i' && /(?<![A-Za-z\\])j(?![A-Za-z])|\\imaginaryJ/.test(typed)
  const options = isWithJ ? ({ imaginaryUnit: 'j' } as const) : {}
  const latex = latexWithCommas(reading, tree, typed, options) ?? writtenWith(reading, toLatex(tree, options))
  return isNumber ? withSpacesAsTyped(latex, typed, reading.hasComma) : latex
}

function choiceOf(reading: Reading, tree: Tree, typed: string): SpeakableReading {
  const text = toText(tree).replaceAll('*', '·')
  return {
    latex: shownAnswer(reading, tree, typed),
    text: reading.hasComma ? withDecimalComma(text, 'text') : text,
    tree,
    decimalSign: reading.hasComma ? 'comma' : 'point',
  }
}

function choicesOf(reading: Reading, tree: Tree, typed: string): readonly SpeakableReading[] {
  const separated = reading.hasComma ? asSeparators(tree, typed, reading.plain) : undefined
  if (separated !== undefined) return [tree, separated].map((each) => choiceOf(reading, each, ''))
  const known = { units: new Set(reading.field.freeUnits) }
  return readingsOf(tree, known).map((each) => choiceOf(reading, each, typed))
}

function prepare(field: AnswerField, rules: ReaderRules): AnswerReader {
  const freeUnits = field.freeUnits ?? []
  const ownUnits = freeUnits.length === 0 ? undefined : defineUnits(freeUnits.map((name) => ({ name })))
  const hasComma = field.decimalSign === 'comma'
  const reading: Reading = { ...readOptionsOf(field, rules), field, rules, ownUnits, hasComma }
  let withOtherSign: AnswerReader | undefined
  return {
    ownUnits,
    read: (value, mode) => readTyped(reading, value, mode),
    shown: (tree, typed) => shownAnswer(reading, tree, typed),
    written: (latex) => writtenWith(reading, latex),
    withSign: (decimalSign) => {
      if (decimalSign === undefined || decimalSign === (field.decimalSign ?? 'point')) return readerFor(field, rules)
      withOtherSign ??= prepare({ ...field, decimalSign }, rules)
      return withOtherSign
    },
    choices: (tree, typed) => choicesOf(reading, tree, typed),
  }
}

/** Digits in groups, with a space between them where no sign was typed that groups. */
function withSpacesAsTyped(latex: string, typed: string, hasComma: boolean): string {
  if (typed === '' || (hasComma ? /\./ : /(?<!\\),/).test(typed)) return latex
  return hasComma ? latex.replaceAll(/(?<=\d)\.(?=\d{3})/g, '\\,') : latex.replaceAll('{,}', '\\,')
}

/**
 * A tree with the commas that were typed between its items; undefined where none were, or where the commas would be read
 * as something else, such as those of decimals.
 */
function latexWithCommas(reading: Reading, tree: Tree, typed: string, options: PrintOptions): string | undefined {
  if (!typed.includes(',') || typed.includes(';')) return undefined
  const printed = toLatex(tree, { ...options, separator: ',' })
  if (printed === toLatex(tree, options)) return undefined
  const latex = writtenWith(reading, printed)
  const again = read(latex, reading.plain.latex)
  return again.ok && sameTree(again.tree, tree, 'layout') ? latex : undefined
}

const readers = new WeakMap<AnswerField, AnswerReader>()

/** The reader of a field, made once. */
export function readerFor(field: AnswerField, rules: ReaderRules): AnswerReader {
  const known = readers.get(field)
  if (known !== undefined) return known
  const reader = prepare(field, rules)
  readers.set(field, reader)
  return reader
}
