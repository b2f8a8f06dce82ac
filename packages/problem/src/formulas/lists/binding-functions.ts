/** `map` and `filter`: a letter stands for each element of a list in turn. */

import { freeSymbols, mapChildren, somePart, type CallNode, type Occurrence, type Tree } from '@isomorph/evaluator'
import type { FormulaResult, Values } from '../compute-number.ts'
import type { FormulaSetting } from '../formula-setting.ts'
import { numberTree, substitute } from '../substitute.ts'
import type { Value } from '../value.ts'
import { ListFormulaError, type CompiledFormula, type CompilePart } from './compiled-formula.ts'
import { compileTruth } from './compile-truth.ts'
import type { DataFunction } from './data-function.ts'
import { listValue } from './list-value.ts'
import { say } from '../../wording/said.ts'

/** By name: what authors are told of them. */
export const bindingFunctions: Readonly<Record<string, Pick<DataFunction, 'gives' | 'example' | 'meaning'>>> = {
  map: {
    gives: 'list',
    example: 'map(k^2, k, x)',
    meaning: 'The formula worked out for each element k of the list. The letter is not a variable of the problem.',
  },
  filter: {
    gives: 'list',
    example: 'filter(k>5, k, x)',
    meaning: 'The elements k of the list for which the condition holds.',
  },
}

const isBinding = (tree: Tree): tree is CallNode => tree.kind === 'call' && Object.hasOwn(bindingFunctions, tree.name)

const anyNumber = numberTree({ numerator: 1n, denominator: 1n })

/** The tree with a number in the place of letters that stand for elements. */
function withoutBound(tree: Tree): Tree {
  if (!isBinding(tree)) return mapChildren(tree, withoutBound)
  const [body, letter, ...others] = tree.args
  if (body === undefined || letter?.kind !== 'symbol') return mapChildren(tree, withoutBound)
  const left = substitute(body, (name) => (name === letter.name ? anyNumber : undefined))
  return { ...tree, args: [left, ...others].map(withoutBound) }
}

/** The letters of a formula that stand for variables. */
export function lettersIn(tree: Tree): readonly Occurrence[] {
  return freeSymbols(somePart(tree, isBinding) ? withoutBound(tree) : tree)
}

interface Bound {
  readonly letter: string
  readonly body: Tree
  readonly list: CompiledFormula
  /** The setting in which the letter stands for a number. */
  readonly inner: FormulaSetting
}

function boundIn(tree: CallNode, setting: FormulaSetting, compile: CompilePart): Bound {
  const { name, args } = tree
  const example = bindingFunctions[name]?.example ?? ''
  const [body, letter, listed] = args
  if (body === undefined || letter === undefined || listed === undefined || args.length > 3)
    throw new ListFormulaError(say('callWritten', { name, example, given: String(args.length) }))
  if (letter.kind !== 'symbol') throw new ListFormulaError(say('secondIsLetter', { name, example }))
  const isVariable = setting.reading.variables?.includes(letter.name) === true
  if (isVariable) throw new ListFormulaError(say('letterTaken', { letter: letter.name, name, example }))
  const list = compile(listed)
  if (!list.isList) throw new ListFormulaError(say('needsList', { name, example }))
  const reading = { ...setting.reading, variables: [...(setting.reading.variables ?? []), letter.name] }
  return { letter: letter.name, body, list, inner: { ...setting, reading } }
}

function lettersOf({ letter, list }: Bound, ofBody: readonly string[]): readonly string[] {
  return [...new Set([...ofBody.filter((name) => name !== letter), ...list.letters])]
}

/** Works something out for each element; stops at the first that has no value. */
function forEach(
  { letter, list }: Bound,
  values: Values,
  take: (values: Values, item: Value, into: Value[]) => FormulaResult<unknown>,
): ReturnType<CompiledFormula['compute']> {
  const given = list.compute(values)
  if (!given.ok || given.value.kind !== 'list') return given
  const inner = new Map(values)
  const results: Value[] = []
  for (const item of given.value.items) {
    inner.set(letter, item)
    const taken = take(inner, item, results)
    if (!taken.ok) return taken
  }
  return { ok: true, value: listValue(results) }
}

function mapped(bound: Bound, compileIn: (tree: Tree, setting: FormulaSetting) => CompiledFormula): CompiledFormula {
  const body = compileIn(bound.body, bound.inner)
  if (body.isList) throw new ListFormulaError(say('mapGivesList'))
  return {
    letters: lettersOf(bound, body.letters),
    isList: true,
    compute: (values) =>
      forEach(bound, values, (inner, _, into) => {
        const result = body.compute(inner)
        if (result.ok && result.value.kind !== 'list') into.push(result.value)
        return result
      }),
  }
}

function filtered(bound: Bound, compileIn: (tree: Tree, setting: FormulaSetting) => CompiledFormula): CompiledFormula {
  const condition = compileTruth(bound.body, (side) => {
    const formula = compileIn(side, bound.inner)
    if (formula.isList) throw new ListFormulaError(say('filterComparesLists'))
    return { ok: true, value: formula }
  })
  if (!condition.ok) throw new ListFormulaError(say('filterCondition'))
  const { holds, letters } = condition.value
  return {
    letters: lettersOf(bound, letters),
    isList: true,
    compute: (values) =>
      forEach(bound, values, (inner, item, into) => {
        const result = holds(inner)
        if (result.ok && result.value) into.push(item)
        return result
      }),
  }
}

/** A call of `map` or `filter`, made ready; `undefined` for other calls. */
export function bindingPart(
  tree: CallNode,
  setting: FormulaSetting,
  compileIn: (tree: Tree, setting: FormulaSetting) => CompiledFormula,
): CompiledFormula | undefined {
  if (!isBinding(tree) || !setting.listFunctions.has(tree.name)) return undefined
  const bound = boundIn(tree, setting, (part) => compileIn(part, setting))
  return tree.name === 'map' ? mapped(bound, compileIn) : filtered(bound, compileIn)
}
