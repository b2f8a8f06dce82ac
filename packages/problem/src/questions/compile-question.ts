/** Questions made ready: keys read, conditions compiled, texts prepared, with everything that is wrong with them. */

import { parseDecimal, readUnit, type CompiledExpression, type Tree, type Unit, variablesIn } from '@isomorph/evaluator'
import type { RichText } from '@isomorph/rich-text'
import type {
  Answer,
  AnswerSet,
  Choice,
  Comparison,
  ExpressionSymbolicFormQuestion,
  ExpressionSymbolicQuestion,
  MultipleChoiceQuestion,
  NumericQuestion,
  Question,
  ShortAnswerQuestion,
} from '../content/question.ts'
import type { Finding } from '../content/validation-level.ts'
import { compileCondition, type Condition } from '../formulas/condition.ts'
import { compileFormula, formulaSetting, readFormula, type FormulaSetting } from '../formulas/formula.ts'
import { answerFieldOf, ownUnitsOf, type AnswerField } from '../marking/answer-field.ts'
import type { Allowance } from '../question-types/formula/tolerance.ts'
import { compileDocument, type DocumentTemplate } from '../statement/document-template.ts'
import { comparisonShownBy } from '../question-types/expression/comparison.ts'
import type { CompiledVariables } from '../variables/compile-variables.ts'

export type FormulaQuestion = NumericQuestion | ExpressionSymbolicQuestion | ExpressionSymbolicFormQuestion

export interface CompiledSet<A> {
  readonly id: number
  /** Absent for the last set, which always applies. */
  readonly condition: Condition | undefined
  readonly answers: readonly A[]
}

/** One item of a key: its tree as typed and, where it is a number for given variables, its formula. */
export interface KeyItem {
  readonly tree: Tree
  readonly formula: CompiledExpression | undefined
}

export interface CompiledAnswer {
  readonly answer: Answer
  readonly path: string
  readonly tree: Tree
  readonly isList: boolean
  readonly items: readonly KeyItem[]
  /** The key as one, where it is not compared item by item. */
  readonly whole: KeyItem
  readonly comparison: Comparison
}

export interface CompiledFormulaQuestion {
  readonly kind: 'formula'
  readonly question: FormulaQuestion
  readonly index: number
  readonly setting: FormulaSetting
  readonly sets: readonly CompiledSet<CompiledAnswer>[]
  /** How answers are read. */
  readonly field: AnswerField
  readonly allowance: Allowance
  /** The unit of the keys, where answers carry one. */
  readonly unit: Unit | undefined
}

export interface CompiledChoiceQuestion {
  readonly kind: 'choices'
  readonly question: MultipleChoiceQuestion
  readonly index: number
  readonly sets: readonly CompiledSet<Choice>[]
}

export interface CompiledTextQuestion {
  readonly kind: 'text'
  readonly question: ShortAnswerQuestion
  readonly index: number
  readonly sets: readonly CompiledSet<Answer>[]
}

export type CompiledQuestion = CompiledFormulaQuestion | CompiledChoiceQuestion | CompiledTextQuestion

/** Documents are made ready when they are first needed: most markings need none. */
export type TemplateOf = (doc: RichText) => DocumentTemplate

/** Keeps the template of each document. */
export function templateKeeper(): TemplateOf {
  const kept = new WeakMap<RichText, DocumentTemplate>()
  return (doc) => {
    const known = kept.get(doc)
    if (known !== undefined) return known
    const template = compileDocument(doc)
    kept.set(doc, template)
    return template
  }
}

interface Work {
  readonly variables: CompiledVariables
  /** Letters in the formulas of the statement. */
  readonly stated: ReadonlySet<string>
  readonly findings: Finding[]
  readonly path: string
}

function report(work: Work, path: string, message: string): void {
  work.findings.push({ level: 'InvalidForUseError', path: `${work.path}.${path}`, message })
}

/** A letter of a condition or numeric key that has no number. */
function troubleWithLetters(work: Work, tree: Tree): string | undefined {
  for (const name of variablesIn(tree)) {
    const variable = work.variables.byName.get(name)
    if (variable === undefined) return `“${name}” is not a variable of this problem.`
    if (variable.variableType === 'RichText') return `“${name}” is text and cannot be calculated with.`
  }
  return undefined
}

function compileSetCondition(work: Work, formula: string | undefined, path: string): Condition | undefined {
  if (formula === undefined) return undefined
  const condition = compileCondition(formula, work.variables.setting)
  if (!condition.ok) {
    report(work, path, condition.trouble.message)
    return undefined
  }
  const unknown = condition.value.letters.find((name) => {
    const variable = work.variables.byName.get(name)
    return variable === undefined || variable.variableType === 'RichText'
  })
  if (unknown !== undefined) report(work, path, `“${unknown}” is not a variable with a number.`)
  return condition.value
}

function itemsOf(tree: Tree): readonly Tree[] | undefined {
  return tree.kind === 'list' || tree.kind === 'set' ? tree.items : undefined
}

function compileKeyItem(work: Work, tree: Tree, setting: FormulaSetting, isNumeric: boolean, path: string): KeyItem {
  if (!isNumeric) return { tree, formula: undefined }
  const trouble = troubleWithLetters(work, tree)
  if (trouble !== undefined) report(work, path, trouble)
  const formula = compileFormula(tree, setting)
  if (!formula.ok) report(work, path, formula.trouble.message)
  return { tree, formula: formula.ok ? formula.value : undefined }
}

function compileAnswer(
  work: Work,
  answer: Answer,
  setting: FormulaSetting,
  isNumeric: boolean,
  chosen: Comparison | undefined,
  path: string,
): readonly CompiledAnswer[] {
  if (answer.formula.trim() === '') {
    report(work, `${path}.formula`, 'An answer needs a formula.')
    return []
  }
  const tree = readFormula(answer.formula, setting)
  if (!tree.ok) {
    report(work, `${path}.formula`, tree.trouble.message)
    return []
  }
  const variables = new Set(work.variables.byName.keys())
  const comparison: Comparison =
    chosen ??
    (isNumeric ? { mode: 'value' } : comparisonShownBy(tree.value, answer.formula, { variables, stated: work.stated }))
  const listed = comparison.mode === 'value' ? itemsOf(tree.value) : undefined
  const items = (listed ?? [tree.value]).map((item) =>
    compileKeyItem(work, item, setting, isNumeric, `${path}.formula`),
  )
  const whole: KeyItem = { tree: tree.value, formula: undefined }
  const isList = listed !== undefined
  return [{ answer, path: `${work.path}.${path}`, tree: tree.value, isList, items, whole, comparison }]
}

function compileSets<A, B>(
  work: Work,
  field: 'answerSets' | 'choiceSets',
  sets: readonly AnswerSet<A>[],
  compile: (answer: A, path: string) => readonly B[],
): readonly CompiledSet<B>[] {
  return sets.map((set, index) => ({
    id: set.id,
    condition: compileSetCondition(work, set.condition, `${field}.${index}.condition`),
    answers: set.answers.flatMap((answer, position) => compile(answer, `${field}.${index}.answers.${position}`)),
  }))
}

function compileFormulaQuestion(work: Work, question: FormulaQuestion, index: number): CompiledFormulaQuestion {
  const functions = question.answerType === 'Numeric' ? [] : (question.functions ?? [])
  const isNumeric = question.answerType === 'Numeric'
  // The key of a number has no letters of its own, so j can only be what engineers call i.
  const imaginaryUnit = isNumeric ? 'either' : 'i'
  const setting = formulaSetting([...work.variables.byName.keys()], functions, question.assumptions, imaginaryUnit)
  const chosen = chosenComparison(question)
  const sets = compileSets(work, 'answerSets', question.answerSets, (answer, path) =>
    compileAnswer(work, answer, setting, isNumeric, chosen, path),
  )
  const field = answerFieldOf(question)
  const unit = question.answerType === 'Numeric' ? compileUnit(work, question, field) : undefined
  return { kind: 'formula', question, index, setting, sets, field, allowance: compileTolerance(work, question), unit }
}

/** Forms are forms of a value. */
function chosenComparison(question: FormulaQuestion): Comparison | undefined {
  if (question.answerType === 'ExpressionSymbolicForm') return { mode: 'value' }
  return question.answerType === 'ExpressionSymbolic' ? question.compare : undefined
}

function compileUnit(work: Work, question: NumericQuestion, field: AnswerField): Unit | undefined {
  if (question.unit === undefined) return undefined
  const own = ownUnitsOf(field)
  const byKeyboard = readUnit(question.unit.unit, 'latex', own)
  const unit = byKeyboard.ok ? byKeyboard : readUnit(question.unit.unit, 'text', own)
  if (unit.ok) return unit.unit
  report(work, 'unit.unit', 'The correct unit could not be parsed.')
  return undefined
}

function compileTolerance(work: Work, question: FormulaQuestion): Allowance {
  if (question.tolerance === undefined) return { kind: 'none' }
  const amount = parseDecimal(question.tolerance.value)
  if (amount === undefined || amount.numerator < 0n) {
    report(work, 'tolerance.value', 'The tolerance must be a number that is not negative.')
    return { kind: 'none' }
  }
  return question.tolerance.kind === 'Unit' ? { kind: 'absolute', amount } : { kind: 'percentage', percent: amount }
}

/** Makes one question ready. Findings are added to the list. */
export function compileQuestion(
  question: Question,
  index: number,
  variables: CompiledVariables,
  findings: Finding[],
  stated: ReadonlySet<string>,
): CompiledQuestion {
  const work: Work = { variables, stated, findings, path: `questions.${index}` }
  switch (question.answerType) {
    case 'MultipleChoice': {
      const sets = compileSets(work, 'choiceSets', question.choiceSets, (choice) => [choice])
      return { kind: 'choices', question, index, sets }
    }
    case 'ShortAnswer': {
      const sets = compileSets(work, 'answerSets', question.answerSets, (answer) => [answer])
      return { kind: 'text', question, index, sets }
    }
    case 'Numeric':
    case 'ExpressionSymbolic':
    case 'ExpressionSymbolicForm':
      return compileFormulaQuestion(work, question, index)
  }
}

/** The set that applies: the first whose condition holds, or that has none. `undefined` when a condition fails. */
export function setThatApplies<A>(
  sets: readonly CompiledSet<A>[],
  values: Parameters<Condition['holds']>[0],
): CompiledSet<A> | undefined | 'unableToEvaluate' {
  for (const set of sets) {
    if (set.condition === undefined) return set
    const result = set.condition.holds(values)
    if (!result.ok) return 'unableToEvaluate'
    if (result.value) return set
  }
  return undefined
}
