/** Questions for a formula made ready: keys read, with everything that is wrong with them. */

import {
  childrenOf,
  parseDecimal,
  readingsOf,
  toText,
  type LetterKinds,
  type Tree,
  type Unit,
} from '@isomorph/evaluator'
import type { Answer } from '../../content/question-base.ts'
import type { MarkingErrorCode } from '../../marking/marking-error.ts'
import { readFormula, type CompiledFormula, type FormulaResult, type FormulaSetting } from '../../formulas/formula.ts'
import { compileSets, type CompiledSet, type Given } from '../answer-sets.ts'
import type { Comparison } from '../expression/content.ts'
import type { AnswerReader } from './answer-reader.ts'
import type { Assumptions } from './content.ts'
import type { FormulaQuestion } from './formula-question.ts'
import { withLogBase } from './reading/log-base.ts'
import type { Allowance } from './tolerance.ts'
import { say, type Said } from '../../wording/said.ts'

/** One item of a key as it is written, and where. */
export interface KeyPart {
  readonly tree: Tree
  readonly path: string
  readonly source: string
}

/** One item of a key: its tree as typed and, where it is a number for given variables, its formula. */
export interface KeyItem {
  readonly tree: Tree
  readonly formula: CompiledFormula | undefined
}

export interface CompiledAnswer {
  readonly answer: Answer
  /** Within the question. */
  readonly path: string
  readonly tree: Tree
  readonly isList: boolean
  readonly items: readonly KeyItem[]
  /** The list that the key is, where its items are not written out: each variant has its own. */
  readonly list?: CompiledFormula
  /** The key as one, where it is not compared item by item. */
  readonly whole: KeyItem
  readonly comparison: Comparison
  /** Another way in which the key may be meant: what is right by it alone is for a person to decide. */
  readonly otherComparison?: Comparison
}

export interface CompiledFormulaQuestion<Q extends FormulaQuestion = FormulaQuestion> {
  readonly kind: 'formula'
  readonly question: Q
  readonly index: number
  readonly setting: FormulaSetting
  readonly sets: readonly CompiledSet<CompiledAnswer>[]
  /** How answers are read. */
  readonly reader: AnswerReader
  readonly allowance: Allowance
  /** What letters stand for, where anything is said about them. */
  readonly kinds: LetterKinds | undefined
  /** The unit of the keys, where answers carry one. */
  readonly unit: Unit | undefined
}

/** How the keys of one type of question are made ready. */
export interface KeyRules {
  readonly setting: FormulaSetting
  readonly assumptions: Assumptions | undefined
  readonly compileItem: (part: KeyPart) => KeyItem
  /** A key whose value is a list, such as a variable that is one; absent where keys are formulas. */
  readonly compileList?: (part: KeyPart) => CompiledFormula | undefined
  /** What one item of a key says one by one, such as the two numbers of ±5; absent where a key is compared as it stands. */
  readonly itemsIn?: (item: Tree) => readonly Tree[]
  readonly comparisonOf: (tree: Tree, formula: string) => Comparison
  readonly otherComparisonOf?: (tree: Tree, first: Comparison) => Comparison | undefined
  /** How a key is read that is no formula of algebra, or has a unit. */
  readonly readKey?: (formula: string, setting: FormulaSetting) => FormulaResult<Tree>
}

function itemsOf(tree: Tree): readonly Tree[] | undefined {
  return tree.kind === 'list' || tree.kind === 'set' ? tree.items : undefined
}

const isVector = ({ kind }: Tree): boolean => kind === 'tuple' || kind === 'list' || kind === 'matrix'

/** The items of a key that says several things; nothing where it says one. */
function listedIn(tree: Tree, { itemsIn }: KeyRules): readonly Tree[] | undefined {
  const items = itemsOf(tree)
  if (itemsIn === undefined) return items
  if (items !== undefined) return items.flatMap(itemsIn)
  const single = itemsIn(tree)
  return single.length > 1 ? single : undefined
}

/** Whether a list is compared item by item. A list of numbers is one vector where a multiple of it is asked for. */
function isItemByItem({ mode }: Comparison, tree: Tree): boolean {
  if (mode === 'multiple') return childrenOf(tree).some(isVector)
  return mode === 'value' || mode === 'differentialEquation'
}

function compileAnswer(given: Given, answer: Answer, rules: KeyRules, path: string): readonly CompiledAnswer[] {
  const report = (said: Said, code?: MarkingErrorCode): readonly CompiledAnswer[] => {
    given.report('InvalidForUseError', `${path}.formula`, said, code)
    return []
  }
  if (answer.formula.trim() === '') return report(say('answerMissing'), 'CorrectAnswerNotProvided')
  const read = (rules.readKey ?? readFormula)(answer.formula, rules.setting)
  if (!read.ok) return report(read.issue, 'FormulaParseError')
  const tree = withLogBase(read.value, rules.assumptions)
  const letters = new Set(given.variables.byName.keys())
  const readings = readingsOf(read.value, { letters, isAuthored: true }).map((each) => toText(each))
  // Marked as it was read before, so that questions that are being answered keep their key.
  if (readings.length > 0) report(say('ambiguousAnswer', { readings }))
  const comparison = rules.comparisonOf(tree, answer.formula)
  const listed = isItemByItem(comparison, tree) ? listedIn(tree, rules) : undefined
  const partOf = (part: Tree): KeyPart => ({ tree: part, path: `${path}.formula`, source: answer.formula })
  const list = listed === undefined ? rules.compileList?.(partOf(tree)) : undefined
  const items = list === undefined ? (listed ?? [tree]).map((item) => rules.compileItem(partOf(item))) : []
  const whole: KeyItem = { tree, formula: undefined }
  const isList = listed !== undefined || list !== undefined
  const otherComparison = rules.otherComparisonOf?.(tree, comparison)
  return [
    {
      answer,
      path,
      tree,
      isList,
      items,
      ...(list === undefined ? {} : { list }),
      whole,
      comparison,
      ...(otherComparison === undefined ? {} : { otherComparison }),
    },
  ]
}

/** The sets of answers with their keys read. */
export function compileKeys(
  given: Given,
  question: FormulaQuestion,
  rules: KeyRules,
): readonly CompiledSet<CompiledAnswer>[] {
  return compileSets(given, 'answerSets', question.answerSets, (answer, path) =>
    compileAnswer(given, answer, rules, path),
  )
}

export function compileTolerance(given: Given, { tolerance }: FormulaQuestion): Allowance {
  if (tolerance === undefined) return { kind: 'none' }
  const amount = parseDecimal(tolerance.value)
  if (amount === undefined || amount.numerator < 0n) {
    given.report('InvalidForUseError', 'tolerance.value', say('toleranceNegative'))
    return { kind: 'none' }
  }
  return tolerance.kind === 'Unit' ? { kind: 'absolute', amount } : { kind: 'percentage', percent: amount }
}
