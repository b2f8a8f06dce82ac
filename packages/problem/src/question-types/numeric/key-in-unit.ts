/** Keys that are written with the unit of their question: `12.5^\circ`, `25\%` and `5\,\mathrm{cm}` are 12.5, 25 and 5. */

import { mapChildren, quantityOf, unitsConvertible, unitsEqual, type Tree, type Unit } from '@isomorph/evaluator'
import { readFormula, type FormulaResult, type FormulaSetting } from '../../formulas/formula.ts'
import { lettersIn } from '../../formulas/lists/binding-functions.ts'
import { grouped, numberTree } from '../../formulas/substitute.ts'
import { named } from '../../units/measure.ts'
import { say, type Said } from '../../wording/said.ts'
import type { AnswerReader } from '../formula/answer-reader.ts'
import type { NumericQuestion } from './content.ts'
import { measuring } from './temperature.ts'

/** What a question asks for, and what its keys may be written with. */
export interface UnitOfKeys {
  readonly asked: Unit
  readonly question: NumericQuestion
  readonly ownUnits: AnswerReader['ownUnits']
  readonly isVariable: (name: string) => boolean
}

const refused = (said: Said): FormulaResult<Tree> => ({ ok: false, issue: { problem: 'Unreadable', ...said } })

const partsOf = ({ parts }: Unit): readonly string[] => Object.keys(parts).filter((name) => parts[name] !== 0)

/** The power of percent in what a formula gives: 1 in `a\%` and `100\%-a\%`, 0 in `\frac{12\%}{15\%}`. */
function powerOfPercent(tree: Tree): number {
  switch (tree.kind) {
    case 'percent':
      return 1
    case 'group':
      return powerOfPercent(tree.inner)
    case 'signed':
      return powerOfPercent(tree.value)
    case 'sum':
      return Math.max(...tree.terms.map(({ value }) => powerOfPercent(value)))
    case 'product':
      return tree.factors.reduce((power, factor) => power + powerOfPercent(factor), 0)
    case 'quotient':
      return powerOfPercent(tree.numerator) - powerOfPercent(tree.denominator)
    default:
      return 0
  }
}

/** Whether a sum has terms with percent and terms without, so that nobody can tell what the others are. */
function addsToPercent(tree: Tree): boolean {
  if (tree.kind === 'group') return addsToPercent(tree.inner)
  if (tree.kind === 'signed') return addsToPercent(tree.value)
  return tree.kind === 'sum' && new Set(tree.terms.map(({ value }) => powerOfPercent(value))).size > 1
}

/** A number that is written with percent, as so many percent. */
function inPercent(tree: Tree): Tree {
  if (powerOfPercent(tree) < 1) return tree
  const hundred = numberTree({ numerator: 100n, denominator: 1n })
  return { kind: 'product', factors: [hundred, grouped(tree)], joins: ['dot'], at: tree.at }
}

/** Degrees are numbers to an author's formula. They are those of the question where no other unit stands beside them. */
function isUnitOfQuestion(unit: Unit, asked: Unit): boolean {
  if (unitsEqual(unit, asked)) return true
  return partsOf(unit).join() === '°' && unit.parts['°'] === asked.parts['°']
}

/** One number of a key as a number of the unit that is asked for. */
function numberInUnit(tree: Tree, { asked, question, ownUnits }: UnitOfKeys): FormulaResult<Tree> {
  const mixed = refused(say('addsUnlike', { first: named(asked), second: { unit: '' } }))
  if (partsOf(asked).join() === '%') return addsToPercent(tree) ? mixed : { ok: true, value: inPercent(tree) }
  const quantity = quantityOf(tree, ownUnits)
  if (!quantity.ok) return partsOf(asked).join() === '°' ? mixed : { ok: true, value: tree }
  if (quantity.unit === undefined || quantity.value === undefined) return { ok: true, value: tree }
  const isAsked = isUnitOfQuestion(measuring(quantity.unit, question.unit), asked)
  return { ok: true, value: isAsked ? quantity.value : tree }
}

const isSeveral = ({ kind }: Tree): boolean => kind === 'list' || kind === 'set' || kind === 'tuple'

/** A key, or each item of one that is a list. */
function keyInUnit(tree: Tree, unit: UnitOfKeys): FormulaResult<Tree> {
  if (!isSeveral(tree)) return numberInUnit(tree, unit)
  let failed: FormulaResult<Tree> | undefined
  const value = mapChildren(tree, (item) => {
    const found = keyInUnit(item, unit)
    if (!found.ok) failed ??= found
    return found.ok ? found.value : item
  })
  return failed ?? { ok: true, value }
}

/** Why a key with another unit than the one asked for is refused. */
function issueOfUnit(tree: Tree, { asked, question, ownUnits }: UnitOfKeys): Said | undefined {
  if (isSeveral(tree)) return undefined
  const quantity = quantityOf(tree, ownUnits)
  if (!quantity.ok || quantity.unit === undefined || quantity.value === undefined) return undefined
  const given = measuring(quantity.unit, question.unit)
  if (isUnitOfQuestion(given, asked)) return undefined
  const said = unitsConvertible(given, asked) ? 'convertToAsked' : 'otherUnitAsked'
  return say(said, { given: named(given), asked: named(asked) })
}

const hasStranger = (tree: Tree, { isVariable }: UnitOfKeys): boolean =>
  [...lettersIn(tree)].some(({ name }) => !isVariable(name))

/** Reads a key. Letters and names that are no variables may be units. */
export function readKeyInUnit(formula: string, setting: FormulaSetting, unit: UnitOfKeys): FormulaResult<Tree> {
  const plain = readFormula(formula, setting)
  if (plain.ok && !hasStranger(plain.value, unit)) return keyInUnit(plain.value, unit)
  const withUnits = readFormula(formula, { ...setting, reading: { ...setting.reading, units: true } })
  if (!withUnits.ok) return plain
  const issue = issueOfUnit(withUnits.value, unit)
  if (issue !== undefined) return refused(issue)
  const found = keyInUnit(withUnits.value, unit)
  return found.ok && !hasStranger(found.value, unit) ? found : plain
}
