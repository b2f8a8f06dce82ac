import { somePart } from '../../children.ts'
import { integer } from '../../numbers/rational.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { kindOf } from '../letter-kinds.ts'
import { mapTree } from '../map-tree.ts'
import type { Found } from './other-meanings.ts'

const isArccot = (part: Tree): boolean => part.kind === 'call' && part.name === 'arccot'

/** A letter that is a standard deviation nearly always: σ with any index. */
const isDeviation = (part: Tree): boolean => part.kind === 'symbol' && /^sigma(?:_|$)/.test(part.name)

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
  if (somePart(key, isArccot) || somePart(answer, isArccot)) {
    if (decide(withArctan(key), withArctan(answer), options).verdict === 'equal')
      return { verdict: 'undecided', rule: 'the same where arccot lies between 0 and pi' }
  }
  if (!somePart(key, isDeviation)) return decision
  // Real is what a letter is stored as where nothing shows another kind.
  const isOpen = (name: string): boolean => (kindOf(options.kinds, name) ?? 'real') === 'real'
  const names = [...variablesIn(key)].filter((name) => /^sigma(?:_|$)/.test(name) && isOpen(name))
  if (names.length === 0) return decision
  const positive = [...(options.positive ?? []), ...names]
  return decide(key, answer, { ...options, positive }).verdict === 'equal'
    ? { verdict: 'undecided', rule: 'the same where a standard deviation is positive' }
    : decision
}
