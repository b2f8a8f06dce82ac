/** Formulas that learners typed, with variables in place of the numbers that these stand for. */

import { freeSymbols, mapChildren, rational, toText, type Rational, type Tree } from '@isomorph/evaluator'
import type { CompiledProblem } from '../compiled-problem.ts'
import { numberIn } from '../formulas/lists/list-value.ts'
import { sizeOf } from '../formulas/substitute.ts'
import type { Environment } from '../variables/variant.ts'
import { say } from '../wording/said.ts'
import type { Hypothesis } from './hypotheses.ts'
import { inWords } from './plain-words.ts'

/** Larger formulas are nobody's common mistake. */
const largestTemplate = 60
const maximumTemplates = 64

const spelled = ({ numerator, denominator }: Rational): string => {
  const { numerator: above, denominator: below } = rational(numerator, denominator)
  return `${above}/${below}`
}

/** Names of variables by their values; of equal ones the first. */
function namesByValue(environment: Environment): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const [name, value] of environment.values) {
    const number = numberIn(value)
    if (number?.kind === 'exact' && !names.has(spelled(number.value))) names.set(spelled(number.value), name)
  }
  return names
}

function withNames(tree: Tree, names: ReadonlyMap<string, string>): Tree {
  if (tree.kind !== 'number') return mapChildren(tree, (part) => withNames(part, names))
  const name = names.get(spelled(tree.value))
  return name === undefined ? tree : { kind: 'symbol', name, at: tree.at }
}

/** An answer as a formula over the variables; nothing for a bare number, and for what is not about this problem. */
function templateOf({ variables }: CompiledProblem, environment: Environment, tree: Tree): Tree | undefined {
  if (tree.kind === 'number' || tree.kind === 'signed' || sizeOf(tree, largestTemplate) > largestTemplate)
    return undefined
  if (freeSymbols(tree).some(({ name }) => variables.byName.has(name))) return undefined
  return withNames(tree, namesByValue(environment))
}

interface Typed {
  readonly environment: Environment
  readonly tree: Tree
}

/** The formulas that were typed most, at most 64. */
export function templatesOf(compiled: CompiledProblem, typed: readonly Typed[]): readonly Hypothesis[] {
  const found = new Map<string, { readonly tree: Tree; readonly text: string; count: number }>()
  for (const { environment, tree } of typed) {
    const template = templateOf(compiled, environment, tree)
    if (template === undefined) continue
    const text = toText(template)
    const known = found.get(text)
    if (known === undefined) found.set(text, { tree: template, text, count: 1 })
    else known.count += 1
  }
  return [...found.values()]
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count || a.text.length - b.text.length)
    .slice(0, maximumTemplates)
    .map(({ tree }) => ({ tree, name: say('slipGave', { formula: inWords(tree) }), edits: 3 }))
}
