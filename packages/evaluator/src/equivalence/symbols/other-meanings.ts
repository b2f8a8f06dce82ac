import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { areSameSwitching } from '../events/compare-switching.ts'
import type { LetterKinds } from '../letter-kinds.ts'
import { sameTree } from '../../same-tree.ts'
import { withOrdersAsPrimes } from './raised-orders.ts'
import { SIGNS, signsIn } from './signs.ts'

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

/** Every real letter as a complex one: real is what letters are stored as where nothing shows another kind. */
function withComplexLetters({ kinds, ...options }: EquivalenceOptions): EquivalenceOptions {
  const letters = 'complex'
  if (kinds === undefined) return { ...options, letters }
  const others = Object.entries(kinds).map(([name, kind]) => [name, kind === 'real' ? letters : kind] as const)
  return { ...options, letters, kinds: Object.fromEntries(others) }
}

/**
 * Of a complex number, Re, Im and arg are more than of a real one: Re(zw) is not Re z Re w. `y^{(3)}` may be y‴.
 * What is the same only where E and Var are factors goes to a person: E(X²) is not E(X)², and Var(2X) is not 2Var(X), for
 * random variables. Nobody may have said that X is one.
 */
export function unlessMeantOtherwise(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  { decision, decide }: Found,
): Decision {
  if (sameTree(key, answer)) return decision
  const isOfReals = options.letters !== 'complex' && (signsIn(key) & SIGNS.part) !== 0
  if (isOfReals && decide(key, answer, withComplexLetters(options)).verdict !== 'equal')
    return { verdict: 'undecided', rule: 'the same for real letters only' }
  const areOrders = (signsIn(key) & SIGNS.order) !== 0
  if (areOrders && decide(withOrdersAsPrimes(key), withOrdersAsPrimes(answer), options).verdict !== 'equal')
    return { verdict: 'undecided', rule: 'the same where an exponent is no order of a derivative' }
  if ((signsIn(key) & SIGNS.moment) === 0) return decision
  const kinds = randomVariables(key, answer, options.kinds)
  return kinds === undefined || decide(key, answer, { ...options, kinds }).verdict === 'equal'
    ? decision
    : { verdict: 'undecided', rule: 'the same where letters before brackets are factors' }
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
  return kinds !== undefined && decide(key, answer, { ...options, kinds }).verdict !== 'different'
    ? { verdict: 'undecided', rule: 'the same where the letters are random variables' }
    : decision
}
