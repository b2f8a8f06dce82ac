import type { Tree } from '../../tree.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { decideEquivalence } from '../decide-equivalence.ts'
import { ungrouped } from '../formula.ts'
import { mapTree } from '../map-tree.ts'
import { namesIn, renameLetters } from '../rename.ts'
import { decideRenaming } from './decide-renaming.ts'

const at = { from: 0, to: 0 }
export const whole = (value: number): Tree => ({
  kind: 'number',
  spelling: String(value),
  value: { numerator: BigInt(value), denominator: 1n },
  at,
})
const enclosed = (inner: Tree): Tree => ({ kind: 'group', bracket: '(', inner, at })
export const sumOf = (terms: readonly (readonly [sign: '+' | '-', value: Tree])[]): Tree => ({
  kind: 'sum',
  terms: terms.map(([sign, value]) => ({ sign, value: enclosed(value) })),
  at,
})
export const productOf = (factors: readonly Tree[]): Tree => ({
  kind: 'product',
  factors: factors.map(enclosed),
  joins: factors.slice(1).map(() => 'dot' as const),
  at,
})

/** Larger families have determinants with too many terms. */
const MOST_PARAMETERS = 3

/** A formula that is linear in its parameters: what stands beside each, and what stands alone. */
interface Family {
  readonly beside: readonly Tree[]
  readonly alone: Tree
}

const areEqual = (one: Tree, other: Tree, options: EquivalenceOptions): boolean =>
  decideEquivalence(one, other, options).verdict === 'equal'

function familyOf(tree: Tree, parameters: readonly string[], options: EquivalenceOptions): Family | undefined {
  const withOnly = (only?: string): Tree =>
    mapTree(tree, (part) =>
      part.kind === 'symbol' && parameters.includes(part.name) ? whole(part.name === only ? 1 : 0) : part,
    )
  const alone = withOnly()
  const beside = parameters.map((name) =>
    sumOf([
      ['+', withOnly(name)],
      ['-', alone],
    ]),
  )
  const rebuilt = sumOf([
    ['+', alone],
    ...parameters.map(
      (name, index) => ['+', productOf([{ kind: 'symbol', name, at }, beside[index]!])] as readonly ['+', Tree],
    ),
  ])
  return areEqual(tree, rebuilt, options) ? { beside, alone } : undefined
}

/** The determinant of functions (columns) at as many different places of the variable (rows). */
function determinantOf(functions: readonly Tree[], variable: string, row = 0): Tree {
  const here = (tree: Tree): Tree => renameLetters(tree, new Map([[variable, `ξ_${row}`]]))
  const [first, ...others] = functions
  if (first === undefined) return whole(1)
  if (others.length === 0) return here(first)
  return sumOf(
    functions.map((each, index) => [
      index % 2 === 0 ? '+' : '-',
      productOf([
        here(each),
        determinantOf(
          functions.filter((_, other) => other !== index),
          variable,
          row + 1,
        ),
      ]),
    ]),
  )
}

/** What the formulas are functions of. */
function variableAmong(names: readonly string[]): string | undefined {
  const small = names.filter((name) => /^[a-z]$/.test(name))
  return ['x', 't'].find((name) => names.includes(name)) ?? (small.length === 1 ? small[0] : undefined)
}

/** The right side of `y = …`, where both say what the same letter is. */
function valuesOf(key: Tree, answer: Tree): readonly [Tree, Tree] {
  const [first, second] = [ungrouped(key), ungrouped(answer)]
  const isDefinition = (tree: Tree): tree is Extract<Tree, { kind: 'relation' }> =>
    tree.kind === 'relation' &&
    tree.operators.length === 1 &&
    tree.operators[0] === '=' &&
    tree.operands[0]!.kind === 'symbol'
  if (!isDefinition(first) || !isDefinition(second)) return [first, second]
  const [one, other] = [first.operands[0]!, second.operands[0]!]
  return one.kind === 'symbol' && other.kind === 'symbol' && one.name === other.name
    ? [first.operands[1]!, second.operands[1]!]
    : [first, second]
}

/**
 * Do two families of functions hold the same functions? Letters in `fixed` are no parameters of theirs. Other names of
 * parameters are no other family. Where both are linear in their parameters: equal spans, and a difference of what stands
 * alone that is in them, so that `A e^x + B e^{-x}` is the same as `C cosh x + D sinh x`.
 */
export function decideFamily(
  key: Tree,
  answer: Tree,
  fixed: readonly string[],
  options: EquivalenceOptions = {},
): Decision {
  const renamed = decideRenaming(key, answer, fixed, options)
  return renamed.verdict === 'equal' ? renamed : (bySpans(key, answer, fixed, options) ?? renamed)
}

function bySpans(
  keyTyped: Tree,
  answerTyped: Tree,
  fixed: readonly string[],
  options: EquivalenceOptions,
): Decision | undefined {
  const [key, answer] = valuesOf(keyTyped, answerTyped)
  const [names, others] = [key, answer].map((tree) => [...namesIn(tree)].filter((name) => !fixed.includes(name)))
  const variable = variableAmong([...namesIn(key)].filter((name) => fixed.includes(name)))
  const count = names!.length
  if (variable === undefined || count === 0 || count > MOST_PARAMETERS || others!.length !== count) return undefined
  const known = familyOf(key, names!, options)
  if (known === undefined) return undefined
  const given = familyOf(answer, others!, options)
  if (given === undefined) return { verdict: 'undecided', rule: 'parameters that are not linear' }
  const vanishes = (functions: readonly Tree[]): Decision['verdict'] =>
    decideEquivalence(determinantOf(functions, variable), whole(0), options).verdict
  if (vanishes(known.beside) !== 'different') return undefined
  const offset = sumOf([
    ['+', given.alone],
    ['-', known.alone],
  ])
  const verdicts = [
    ...[...given.beside, offset].map((each) => vanishes([...known.beside, each])),
    vanishes(given.beside) === 'different' ? ('equal' as const) : ('different' as const),
  ]
  if (verdicts.every((verdict) => verdict === 'equal'))
    return { verdict: 'equal', rule: 'the same family of functions' }
  return verdicts.includes('different')
    ? { verdict: 'different', rule: 'another family of functions' }
    : { verdict: 'undecided', rule: 'families that could not be compared' }
}
