/** The units of a problem's formulas, and what does not go together in them. */

import { canonicalName, variablesIn, type Tree, type Unit } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import type { Finding } from '../content/validation-level.ts'
import type { Variable } from '../content/variable.ts'
import { readFormula } from '../formulas/formula.ts'
import type { CompiledQuestion } from '../question-types/compiled-question.ts'
import { areConvertible, areSame, isPure, named, spellUnit, unitTyped, unknown, type Measure } from './measure.ts'
import { constantIn, measureOf, type UnitOfName } from './measure-of.ts'
import { say, saidBy, type Said } from '../wording/said.ts'

export interface FormulaUnits {
  /** As typed, by the path of the formula; numbers without a unit are left out. */
  readonly byPath: ReadonlyMap<string, string>
  readonly findings: readonly Finding[]
}

interface Work {
  readonly measures: Map<string, Measure>
  readonly byPath: Map<string, string>
  readonly findings: Finding[]
}

const unitOfVariable = (variable: Variable): string =>
  variable.variableType === 'RichText' ? '' : (variable.parameters.unit ?? '').trim()

function fail({ findings }: Work, path: string, said: Said): void {
  findings.push({ level: 'InvalidForUseError', path, ...saidBy(said) })
}

/** A temperature in degrees is no number of kelvins: what is calculated with it has no unit that is known. */
const isScale = (unit: Unit): boolean => unit.offset !== undefined

function measureStated(work: Work, variable: Variable, index: number): void {
  const text = unitOfVariable(variable)
  if (text === '') return
  const unit = unitTyped(text)
  if (unit === undefined) fail(work, `variables.${index}.parameters.unit`, say('unknownUnit', { text }))
  else if (!isScale(unit)) work.measures.set(canonicalName(variable.name), { kind: 'unit', unit })
}

function note(work: Work, path: string, measure: Measure): Unit | undefined {
  if (measure.kind === 'mismatch') fail(work, path, measure)
  if (measure.kind !== 'unit') return undefined
  if (Object.keys(measure.unit.parts).length > 0) work.byPath.set(path, spellUnit(measure.unit))
  return measure.unit
}

/** A unit that is stated for a calculated value stands, as its formula may convert; only another quantity cannot be. */
function measureCalculated(work: Work, { variables }: CompiledProblem, unitOf: UnitOfName): void {
  for (const { name, path, tree } of variables.calculated) {
    const measure = measureOf(tree, unitOf)
    const given = note(work, path, measure)
    const stated = work.measures.get(name)
    if (stated?.kind !== 'unit') work.measures.set(name, measure.kind === 'mismatch' ? unknown : measure)
    else {
      if (given !== undefined && !areConvertible(given, stated.unit))
        fail(
          work,
          path.replace(/formula$/, 'unit'),
          say('otherQuantity', { given: named(given), stated: named(stated.unit) }),
        )
      work.byPath.set(path, spellUnit(stated.unit))
    }
  }
}

function checkAsked(work: Work, { index, unit: asked }: AskedUnit, given: Unit): void {
  const path = `questions.${index}.unit`
  if (asked === undefined) return
  if (!areConvertible(given, asked))
    fail(work, path, say('otherUnitAsked', { given: named(given), asked: named(asked) }))
  // A temperature in kelvins may be a difference, which is as many degrees.
  else if (!isScale(asked) && !areSame(given, asked))
    fail(work, path, say('convertToAsked', { given: named(given), asked: named(asked) }))
}

/** A decimal may have a unit of its own, and then nothing is known of the unit of the answer. */
function noteConstant(work: Work, path: string, tree: Tree, unitOf: UnitOfName): void {
  const constant = constantIn(tree)
  const areKnown = [...variablesIn(tree)].every((name) => unitOf(name).kind === 'unit')
  if (constant === undefined || variablesIn(tree).size === 0 || !areKnown) return
  work.findings.push({ level: 'InvalidForUseInfo', path, ...say('unitNotChecked', { constant }) })
}

interface AskedUnit {
  readonly index: number
  readonly unit: Unit | undefined
}

function measureKeys(work: Work, question: CompiledQuestion, unitOf: UnitOfName): void {
  if (question.kind !== 'formula' || question.question.answerType !== 'Numeric') return
  for (const { answers } of question.sets)
    for (const { tree, path, answer } of answers) {
      const at = `questions.${question.index}.${path}.formula`
      const measure = measureOf(tree, unitOf)
      if (measure.kind === 'unknown' && question.unit !== undefined) noteConstant(work, at, tree, unitOf)
      const given = note(work, at, measure)
      if (given !== undefined && !isPure(given) && answer.percentCorrect === 100) checkAsked(work, question, given)
    }
}

function measureConditions(work: Work, { content, variables }: CompiledProblem, unitOf: UnitOfName): void {
  for (const [index, { formula }] of content.constraints.entries()) {
    const tree = readFormula(formula, variables.setting)
    if (tree.ok) note(work, `constraints.${index}.formula`, measureOf(tree.value, unitOf))
  }
}

/**
 * Carries the units of variables through all formulas. Values are not converted: a sum of metres and kilometres is a
 * mismatch. Nothing is said about formulas with a variable whose unit is not stated.
 */
export function formulaUnits(compiled: CompiledProblem): FormulaUnits {
  const work: Work = { measures: new Map(), byPath: new Map(), findings: [] }
  for (const [index, variable] of compiled.content.variables.entries()) measureStated(work, variable, index)
  if (work.measures.size === 0) return work
  const unitOf: UnitOfName = (name) => work.measures.get(name) ?? unknown
  measureCalculated(work, compiled, unitOf)
  measureConditions(work, compiled, unitOf)
  for (const question of compiled.questions.values()) measureKeys(work, question, unitOf)
  return work
}
