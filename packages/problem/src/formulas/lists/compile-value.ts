/**
 * Formulas over numbers and lists. What is about a list as a whole (`mean(x)`, `x[3]`, `[a, b]`) is taken out of the
 * formula and leaves a letter; what is left is a formula over numbers. Where a list itself is left, as in `2x+1`, it is
 * worked out for each element.
 */

import { compileExpression, mapChildren, ungrouped, type CompiledExpression, type Tree } from '@isomorph/evaluator'
import { computeNumber, formulaIssueOf, type FormulaIssue, type FormulaResult, type Values } from '../compute-number.ts'
import type { FormulaSetting } from '../formula-setting.ts'
import { substitute } from '../substitute.ts'
import { valueTree } from '../value-tree.ts'
import type { Value } from '../value.ts'
import { bindingPart, lettersIn } from './binding-functions.ts'
import { callPart } from './call-part.ts'
import {
  lettersOfAll,
  ListFormulaError,
  listIssue,
  type CompiledFormula,
  type CompilePart,
} from './compiled-formula.ts'
import { elementPart } from './element-part.ts'
import { listValue, maximumElements, type VariableValue } from './list-value.ts'
import { hasLists } from './shape.ts'
import { say } from '../../wording/said.ts'

export type { CompiledFormula } from './compiled-formula.ts'

/** Something about a list that stands in a formula as a letter. */
interface ListPart extends CompiledFormula {
  /** The letter that it leaves. */
  readonly letter: string
}

interface Work {
  readonly setting: FormulaSetting
  readonly parts: ListPart[]
  /** Lists written out stay: they are answers in several parts, whose items are taken apart. */
  readonly keepsWrittenLists: boolean
}

function leaveLetter(work: Work, tree: Tree, part: CompiledFormula, name?: string): Tree {
  const letter = name ?? `list part ${work.parts.length}`
  if (!work.parts.some((known) => known.letter === letter)) work.parts.push({ ...part, letter })
  return { kind: 'symbol', name: letter, at: tree.at }
}

function compileOrThrow(tree: Tree, setting: FormulaSetting): CompiledFormula {
  const compiled = compileValue(tree, setting)
  if (!compiled.ok) throw new ListFormulaError(compiled.issue)
  return compiled.value
}

function listVariable(name: string): CompiledFormula {
  return {
    letters: [name],
    isList: true,
    compute: (values) => {
      const value = values.get(name)
      return value === undefined
        ? { ok: false, issue: formulaIssueOf({ problem: 'UndefinedVariable', subject: name }) }
        : { ok: true, value }
    },
  }
}

/** `[a, 2b, 3]`: each item is a number. */
function listOf(items: readonly CompiledFormula[]): CompiledFormula {
  if (items.some(({ isList }) => isList)) throw new ListFormulaError(say('listInList'))
  if (items.length > maximumElements)
    throw new ListFormulaError(say('tooManyElements', { most: String(maximumElements) }))
  return {
    letters: lettersOfAll(items),
    isList: true,
    compute: (values) => {
      const numbers: Value[] = []
      for (const item of items) {
        const result = item.compute(values)
        if (!result.ok) return result
        if (result.value.kind !== 'list') numbers.push(result.value)
      }
      return { ok: true, value: listValue(numbers) }
    },
  }
}

function takeApart(work: Work, tree: Tree): Tree {
  const { setting } = work
  const compile: CompilePart = (part) => compileOrThrow(part, setting)
  if (tree.kind === 'symbol')
    return setting.lists.has(tree.name) ? leaveLetter(work, tree, listVariable(tree.name), tree.name) : tree
  if (tree.kind === 'list' && !work.keepsWrittenLists) return leaveLetter(work, tree, listOf(tree.items.map(compile)))
  if (tree.kind === 'call') {
    const part = bindingPart(tree, setting, compileOrThrow) ?? callPart(tree, setting, compile)
    if (part !== undefined) return leaveLetter(work, tree, part)
  }
  if (tree.kind === 'product') {
    const taken = elementPart(tree, setting, compile)
    if (taken !== undefined) {
      const element = leaveLetter(work, tree, taken.part)
      const rest = taken.with(element)
      return rest.kind === 'symbol' ? rest : takeApart(work, rest)
    }
  }
  return mapChildren(tree, (part) => takeApart(work, part))
}

function numberFormula(expression: CompiledExpression): CompiledFormula {
  return {
    letters: expression.letters,
    isList: false,
    compute: (values) => computeNumber(expression, values),
  }
}

/** The values of the parts, or what is wrong with them. */
function valuesOfParts(parts: readonly ListPart[], values: Values): FormulaResult<Map<string, VariableValue>> {
  const all = new Map(values)
  for (const part of parts) {
    const result = part.compute(values)
    if (!result.ok) return result
    all.set(part.letter, result.value)
  }
  return { ok: true, value: all }
}

/** One value for each element of the lists that are left. */
function elementByElement(
  expression: CompiledExpression,
  parts: readonly ListPart[],
  values: Map<string, VariableValue>,
): FormulaResult<VariableValue> {
  const lists = parts.flatMap(({ letter }) => {
    const value = values.get(letter)
    return value?.kind === 'list' ? [{ letter, items: value.items }] : []
  })
  const count = lists[0]?.items.length ?? 0
  const other = lists.find(({ items }) => items.length !== count)
  if (other !== undefined)
    return listIssue(say('unequalLists', { first: String(count), second: String(other.items.length) }))
  const results: Value[] = []
  for (let index = 0; index < count; index += 1) {
    for (const { letter, items } of lists) {
      const item = items[index]
      if (item !== undefined) values.set(letter, item)
    }
    const result = computeNumber(expression, values)
    if (!result.ok) return result
    results.push(result.value)
  }
  return { ok: true, value: listValue(results) }
}

function withParts(expression: CompiledExpression, parts: readonly ListPart[]): CompiledFormula {
  const taken = new Set(parts.map(({ letter }) => letter))
  const own = expression.letters.filter((letter) => !taken.has(letter))
  const isList = parts.some((part) => part.isList)
  return {
    letters: [...new Set([...own, ...parts.flatMap(({ letters }) => letters)])],
    isList,
    compute: (values) => {
      const all = valuesOfParts(parts, values)
      if (!all.ok) return all
      return isList ? elementByElement(expression, parts, all.value) : computeNumber(expression, all.value)
    },
  }
}

/** A formula without what is about lists, and that. */
interface TakenApart {
  readonly tree: Tree
  readonly parts: readonly ListPart[]
}

function withoutLists(tree: Tree, setting: FormulaSetting, keepsWrittenLists = false): FormulaResult<TakenApart> {
  if (!hasLists(tree, setting)) return { ok: true, value: { tree, parts: [] } }
  const work: Work = { setting, parts: [], keepsWrittenLists }
  try {
    return { ok: true, value: { tree: takeApart(work, tree), parts: work.parts } }
  } catch (failure) {
    if (failure instanceof ListFormulaError) return listIssue(failure.said)
    throw failure
  }
}

/** Makes a formula ready whose value may be a number or a list. */
export function compileValue(tree: Tree, setting: FormulaSetting): FormulaResult<CompiledFormula> {
  const taken = withoutLists(tree, setting)
  if (!taken.ok) return taken
  const { parts } = taken.value
  const alone = ungrouped(taken.value.tree)
  const whole = alone.kind === 'symbol' ? parts.find(({ letter }) => letter === alone.name) : undefined
  if (whole !== undefined) return { ok: true, value: whole }
  const compiled = compileExpression(taken.value.tree, setting.computing)
  if (!compiled.ok) return { ok: false, issue: formulaIssueOf(compiled) }
  return { ok: true, value: parts.length === 0 ? numberFormula(compiled.value) : withParts(compiled.value, parts) }
}

/** What is wrong with the lists in a formula that keeps letters of its own. */
export function issueOfLists(tree: Tree, setting: FormulaSetting): FormulaIssue | undefined {
  const taken = withoutLists(tree, setting, true)
  if (!taken.ok) return taken.issue
  return taken.value.parts.some(({ isList }) => isList) ? listWhereNumber(tree, setting) : undefined
}

/**
 * A formula with numbers in the place of what is about lists: `mean(x) t` becomes `7t`. Unchanged where it has no lists.
 * What has no value in the variant, such as the mode of values that are all different, is an issue.
 */
export function fillLists(tree: Tree, setting: FormulaSetting, values: Values): FormulaResult<Tree> {
  const taken = withoutLists(tree, setting, true)
  if (!taken.ok || taken.value.parts.length === 0) return { ok: true, value: tree }
  const numbers = new Map<string, Tree>()
  for (const { letter, compute } of taken.value.parts) {
    const computed = compute(values)
    if (!computed.ok) return computed
    if (computed.value.kind !== 'list') numbers.set(letter, valueTree(computed.value))
  }
  return { ok: true, value: substitute(taken.value.tree, (name) => numbers.get(name)) }
}

/** What an author is told where a list stands and a number is needed. */
function listWhereNumber(tree: Tree, { lists }: FormulaSetting): FormulaIssue {
  const name = lettersIn(tree).find((symbol) => lists.has(symbol.name))?.name ?? 'x'
  return { problem: 'UnableToEvaluate', ...say('takeNumberOf', { name }) }
}

/** Makes a formula ready whose value must be a number. */
export function compileFormula(tree: Tree, setting: FormulaSetting): FormulaResult<CompiledFormula> {
  const compiled = compileValue(tree, setting)
  if (!compiled.ok || !compiled.value.isList) return compiled
  return { ok: false, issue: listWhereNumber(tree, setting) }
}

/** Computes a formula whose value may be a number or a list. */
export function computeValue(formula: CompiledFormula, values: Values): FormulaResult<VariableValue> {
  return formula.compute(values)
}

/** Computes a formula whose value is a number. */
export function computeFormula(formula: CompiledFormula, values: Values): FormulaResult<Value> {
  const result = formula.compute(values)
  if (!result.ok) return result
  if (result.value.kind === 'list') return listIssue(say('listWhereNumber'))
  return { ok: true, value: result.value }
}
