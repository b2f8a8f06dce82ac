/** Calculated values read, put in an order in which each comes after all it needs, and made ready. */

import { canonicalName, readingsOf, toText, type Tree } from '@isomorph/evaluator'
import type { Report } from '../content/report.ts'
import type { CalculatedValueVariable, Variable } from '../content/variable.ts'
import { compileValue, readFormula, type FormulaSetting } from '../formulas/formula.ts'
import { lettersIn } from '../formulas/lists/binding-functions.ts'
import { sourceOf } from '../formulas/source-of.ts'
import { sayUnknown } from '../formulas/unknown-names.ts'
import type { CompiledCalculated } from './calculated.ts'
import { orderByDependencies } from './dependency-order.ts'
import { say, type Said } from '../wording/said.ts'

/** What the formulas of a problem's variables are read with. */
export interface VariableFormulas {
  readonly variables: readonly Variable[]
  readonly byName: ReadonlyMap<string, Variable>
  readonly setting: FormulaSetting
  /** The variables that are lists; calculated ones are added. */
  readonly lists: Set<string>
  readonly report: Report
}

/** Reports the letters of a formula that are not variables, or not numbers. Whether there are none. */
export function lettersAreNumbers(
  { byName, report }: VariableFormulas,
  tree: Tree,
  formula: string,
  path: string,
): boolean {
  const said = new Map<string, Said>()
  const add = (each: Said): void => void said.set(each.message, each)
  for (const symbol of lettersIn(tree)) {
    const variable = byName.get(symbol.name)
    if (variable === undefined) add(sayUnknown(sourceOf(formula), symbol, (name) => byName.has(name)))
    else if (variable.variableType === 'RichText') add(say('textInFormula', { name: symbol.name }))
  }
  for (const each of said.values()) report('InvalidForUseError', path, each, 'UndefinedVariablesError')
  return said.size === 0
}

type Read = Omit<CompiledCalculated, 'formula'>

function readCalculated(work: VariableFormulas, variable: CalculatedValueVariable, index: number): readonly Read[] {
  const { formula, rounding, roundsTo } = variable.parameters
  const path = `variables.${index}.parameters.formula`
  if (formula.trim() === '') {
    work.report('InvalidForUseError', path, say('formulaMissing'), 'FormulasNotProvided')
    return []
  }
  if (!Number.isInteger(rounding) || rounding < 0 || rounding > 100) {
    const said = say('roundingOutOfRange')
    work.report('InvalidForUseError', `variables.${index}.parameters.rounding`, said, 'RoundingNotProvided')
  } else if (roundsTo !== undefined && rounding === 0) {
    const said = say('figuresMissing')
    work.report('InvalidForUseError', `variables.${index}.parameters.rounding`, said, 'RoundingNotProvided')
  }
  const tree = readFormula(formula, work.setting)
  if (!tree.ok) {
    work.report('InvalidForUseError', path, tree.issue, 'FormulaParseError')
    return []
  }
  if (!lettersAreNumbers(work, tree.value, formula, path)) return []
  const readings = readingsOf(tree.value, { letters: new Set(work.byName.keys()), isAuthored: true })
  if (readings.length > 0)
    work.report('InvalidForUseError', path, say('ambiguousFormula', { readings: readings.map((each) => toText(each)) }))
  return [{ variable, name: canonicalName(variable.name), path, tree: tree.value }]
}

/** Whether a value is a list is known once all it needs is known: they are made ready in order. */
function compileInOrder(work: VariableFormulas, ordered: readonly Read[]): readonly CompiledCalculated[] {
  return ordered.flatMap((read) => {
    const formula = compileValue(read.tree, work.setting)
    if (!formula.ok) {
      work.report('InvalidForUseError', read.path, formula.issue, 'FormulaParseError')
      return []
    }
    if (formula.value.isList) work.lists.add(read.name)
    return [{ ...read, formula: formula.value }]
  })
}

export function compileCalculated(work: VariableFormulas): readonly CompiledCalculated[] {
  const read = work.variables.flatMap((variable, index) =>
    variable.variableType === 'CalculatedValue' ? readCalculated(work, variable, index) : [],
  )
  const byName = new Map(read.map((calculated) => [calculated.name, calculated]))
  const needs = read.map(({ name, tree }) => [name, lettersIn(tree).map((symbol) => symbol.name)] as const)
  const order = orderByDependencies(new Map(needs))
  if (order.ok)
    return compileInOrder(
      work,
      order.order.flatMap((name) => byName.get(name) ?? []),
    )
  const members = order.cycle.join(' → ')
  const path = byName.get(order.cycle[0] ?? '')?.path ?? 'variables'
  work.report('InvalidForUseError', path, say('needEachOther', { names: `${members} → ${order.cycle[0] ?? ''}` }))
  return []
}
