import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { areSameSwitching } from '../events/compare-switching.ts'
import type { LetterKinds } from '../letter-kinds.ts'

/** A decision, and what decides again by other options. */
export interface Found {
  readonly decision: Decision
  readonly decide: (key: Tree, answer: Tree, options: EquivalenceOptions) => Decision
}

/** What a conjugate makes with the number itself: its magnitude, its real and its imaginary part. */
const hasParts = (tree: Tree): boolean =>
  somePart(tree, (part) => part.kind === 'call' && /^(?:abs|re|im)$/.test(part.name))

/** Capital letters as random variables, where nothing is said about any. */
function randomVariables(key: Tree, answer: Tree, kinds: LetterKinds | undefined): LetterKinds | undefined {
  if (kinds !== undefined) return undefined
  const names = [...variablesIn(key), ...variablesIn(answer)].filter((name) => /^[A-DF-Z](?:_\w+)?$/.test(name))
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, 'randomVariable']))
}

/**
 * What differs and would be the same with another meaning of its signs goes to a person. A bar may negate, as in circuits,
 * or conjugate: z̄z is |z|² for complex numbers. Var(X) may be a variance, and E(X) an expected value. Nobody may have said so.
 */
export function unlessSignsMeanMore(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  { decision, decide }: Found,
): Decision {
  if (areSameSwitching(key, answer)) return { verdict: 'undecided', rule: 'the same as logic' }
  const isSame = (other: EquivalenceOptions): boolean =>
    decide(key, answer, { ...options, ...other }).verdict === 'equal'
  const mayConjugate = options.letters !== 'complex' && (hasParts(key) || hasParts(answer))
  if (mayConjugate && isSame({ letters: 'complex' }))
    return { verdict: 'undecided', rule: 'the same where the bar conjugates' }
  const kinds = randomVariables(key, answer, options.kinds)
  return kinds !== undefined && isSame({ kinds })
    ? { verdict: 'undecided', rule: 'the same where the letters are random variables' }
    : decision
}
