import type { Tree } from '../../tree.ts'
import { ungrouped } from '../formula.ts'
import { withCallsRead } from './calls-in-products.ts'
import { functionsOfAnswer, functionsPerhaps } from './functions-shown.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import type { Found } from './other-meanings.ts'

/** Products of some letters and the brackets behind them as calls. */
export function applied(tree: Tree, isApplied: (name: string, argument: Tree) => boolean): Tree {
  return withCallsRead(tree, (spelt, brackets, at) => {
    const name = spelt.replace(/'+$/, '')
    if (brackets.kind !== 'group' || brackets.bracket !== '(' || !isApplied(name, ungrouped(brackets.inner)))
      return undefined
    return { kind: 'call', name, args: [brackets.inner], primes: spelt.length - name.length, at }
  })
}

/**
 * What is the same only where a letter before brackets is a factor goes to a person where it looks like a function:
 * `F(b)-F(a)` would be `F(b-a)`.
 */
export function unlessApplied(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  { decision, decide }: Found,
): Decision {
  const names = new Set([...functionsPerhaps(key), ...functionsOfAnswer(key, answer)])
  if (names.size === 0) return decision
  const [first, second] = [key, answer].map((tree) => applied(tree, (name) => names.has(name)))
  const asFunctions = { ...options, functions: [...(options.functions ?? []), ...names] }
  return decide(first!, second!, asFunctions).verdict !== 'different'
    ? decision
    : { verdict: 'undecided', rule: 'the same where letters before brackets are factors' }
}
