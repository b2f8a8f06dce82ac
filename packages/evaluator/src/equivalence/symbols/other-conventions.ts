import { somePart } from '../../children.ts'
import { integer } from '../../numbers/rational.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { mapTree } from '../map-tree.ts'
import type { Found } from './other-meanings.ts'

const hasArccot = (tree: Tree): boolean => somePart(tree, (part) => part.kind === 'call' && part.name === 'arccot')

/** Every arccot u as π/2 − arctan u. */
function withArctan(tree: Tree): Tree {
  return mapTree(tree, (part) => {
    if (part.kind !== 'call' || part.name !== 'arccot') return part
    const { at } = part
    const two: Tree = { kind: 'number', spelling: '2', value: integer(2n), at }
    const pi: Tree = { kind: 'constant', name: 'pi', at }
    const right: Tree = { kind: 'quotient', numerator: pi, denominator: two, style: 'fraction', at }
    const terms = [
      { sign: '+' as const, value: right },
      { sign: '-' as const, value: { ...part, name: 'arctan' } },
    ]
    return { kind: 'group', bracket: '(', inner: { kind: 'sum', terms, at }, at }
  })
}

/** Letters that are standard deviations nearly always: σ with any index. */
const deviations = (tree: Tree): readonly string[] =>
  [...variablesIn(tree)].filter((name) => /^sigma(?:_|$)/.test(name))

/**
 * What differs, and would be the same for other books, goes to a person: the angle whose cotangent is negative is negative
 * for some and obtuse for others, and σ is positive where it is a standard deviation.
 */
export function unlessByConvention(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  { decision, decide }: Found,
): Decision {
  if (decision.verdict !== 'different') return decision
  if (hasArccot(key) || hasArccot(answer)) {
    if (decide(withArctan(key), withArctan(answer), options).verdict === 'equal')
      return { verdict: 'undecided', rule: 'the same where arccot lies between 0 and pi' }
  }
  const names = deviations(key)
  if (names.length === 0 || options.kinds !== undefined) return decision
  const positive = [...(options.positive ?? []), ...names]
  return decide(key, answer, { ...options, positive }).verdict === 'equal'
    ? { verdict: 'undecided', rule: 'the same where a standard deviation is positive' }
    : decision
}
