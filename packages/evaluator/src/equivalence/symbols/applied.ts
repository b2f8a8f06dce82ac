import { somePart } from '../../children.ts'
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

/** `\int f(2x)dx`: an integral of what one of these functions is worth elsewhere than at a letter. */
const hasIntegralOf = (tree: Tree, names: ReadonlySet<string>): boolean =>
  somePart(
    tree,
    (part) =>
      part.kind === 'bound' &&
      part.operator === 'integral' &&
      somePart(
        part.body,
        (inner) => inner.kind === 'call' && names.has(inner.name) && ungrouped(inner.args[0]!).kind !== 'symbol',
      ),
  )

interface AsFunctions {
  readonly names: ReadonlySet<string>
  readonly sides: readonly [key: Tree, answer: Tree]
  readonly verdict: Decision['verdict']
}

/** Decides again with letters as functions that look like some; undefined where none does. */
function decidedAsFunctions(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  decide: Found['decide'],
): AsFunctions | undefined {
  const names = new Set([...functionsPerhaps(key), ...functionsOfAnswer(key, answer)])
  if (names.size === 0) return undefined
  const read = (tree: Tree): Tree => applied(tree, (name) => names.has(name))
  const sides = [read(key), read(answer)] as const
  const functions = [...(options.functions ?? []), ...names]
  return { names, sides, verdict: decide(...sides, { ...options, functions }).verdict }
}

/**
 * What is the same only where a letter before brackets is a factor goes to a person where it looks like a function:
 * `F(b)-F(a)` would be `F(b-a)`. Nobody works out integrals of functions that nobody knows.
 */
export function unlessApplied(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  { decision, decide }: Found,
): Decision {
  const found = decidedAsFunctions(key, answer, options, decide)
  if (found === undefined || found.verdict === 'equal') return decision
  const isOpen = found.verdict === 'different' || found.sides.some((side) => hasIntegralOf(side, found.names))
  return isOpen ? { verdict: 'undecided', rule: 'the same where letters before brackets are factors' } : decision
}

/** `f(x)^2` and `(f(x))^2` differ where f is a factor, and go to a person where it looks like a function. */
export function unlessOfFunctions(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  { decision, decide }: Found,
): Decision {
  if (decision.verdict !== 'different') return decision
  return decidedAsFunctions(key, answer, options, decide)?.verdict === 'equal'
    ? { verdict: 'undecided', rule: 'the same where letters before brackets are functions' }
    : decision
}
