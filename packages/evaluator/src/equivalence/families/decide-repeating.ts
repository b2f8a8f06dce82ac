import { doubleOf } from '../../computing/exact/fractions.ts'
import { createBudget } from '../../computing/budget.ts'
import type { Tree } from '../../tree.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { decideEquivalence, problemWith } from '../decide-equivalence.ts'
import { isStatement, ungrouped } from '../formula.ts'
import { mapTree } from '../map-tree.ts'
import { namesIn } from '../rename.ts'
import { productOf, sumOf, whole } from './decide-family.ts'
import { isSame, memberOf, progressionsOf, valueOf, type Progression, type Value } from './progressions.ts'
import { saidBy, type Said } from './repeating.ts'

const different = (rule: string): Decision => ({ verdict: 'different', rule })
const undecided = (rule: string): Decision => ({ verdict: 'undecided', rule })

/** Doubles that agree to this are looked at exactly. */
const NEAR = 1e-9
/** The members that are looked at as numbers, before anything is compared exactly. */
const FIRST = [-3, -2, -1, 0, 1, 2, 3, 4]
/** More members in one turn are left to a person. */
const MOST_IN_A_TURN = 120

function allowed(value: number, { decimalsWithin: tolerance }: EquivalenceOptions): number {
  const near = NEAR * Math.max(1, Math.abs(value))
  if (tolerance === undefined) return near
  const amount = doubleOf(tolerance.amount)
  return Math.max(near, tolerance.kind === 'absolute' ? amount : (amount / 100) * Math.abs(value))
}

/** The number k of the member that is nearest to a value. */
const nearest = ({ start, step }: Progression, value: number): number =>
  step === undefined ? 0 : Math.round((value - start.number) / step.number)

const numberAt = ({ start, step }: Progression, k: number): number => start.number + k * (step?.number ?? 0)

/** The members of progressions that are as near to a value as rounding lets them be. */
function membersNear(
  value: number,
  progressions: readonly Progression[],
  options: EquivalenceOptions,
): readonly Tree[] {
  return progressions
    .map((each) => ({ each, k: nearest(each, value) }))
    .filter(({ each, k }) => Math.abs(numberAt(each, k) - value) <= allowed(value, options))
    .map(({ each, k }) => memberOf(each, k))
}

/** A simple fraction near a number. */
function fractionNear(ratio: number): readonly [above: number, below: number] | undefined {
  for (let below = 1; below <= 24; below += 1) {
    const above = Math.round(ratio * below)
    if (above !== 0 && above <= 1000 && Math.abs(ratio * below - above) < 1e-6) return [above, below]
  }
  return undefined
}

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other))
const lcm = (one: number, other: number): number => (one / gcd(one, other)) * other

/** How many members of each progression there are before all of them are where they began; undefined where that is open. */
function membersInATurn(
  progressions: readonly Progression[],
  options: EquivalenceOptions,
): readonly number[] | undefined {
  const first = progressions.find(({ step }) => step !== undefined)?.step
  if (first === undefined) return undefined
  const { decimalsWithin: _tolerance, ...exactly } = options
  const ratios = progressions.map(({ step }) => {
    if (step === undefined) return [0, 1] as const
    const ratio = fractionNear(Math.abs(step.number / first.number))
    return ratio !== undefined && isMultiple(step, first, ratio, exactly) ? ratio : undefined
  })
  if (!ratios.every((ratio) => ratio !== undefined)) return undefined
  const below = ratios.reduce((all, [, each]) => lcm(all, each), 1)
  const steps = ratios.map(([above, each]) => above * (below / each))
  const turn = steps.filter((step) => step > 0).reduce(lcm, 1)
  return steps.map((step) => (step === 0 ? 1 : turn / step))
}

const isMultiple = (
  step: Value,
  first: Value,
  [above, below]: readonly [number, number],
  options: EquivalenceOptions,
): boolean => {
  const [one, other] = [productOf([whole(below), step.tree]), productOf([whole(above), first.tree])]
  const turned: Tree = { kind: 'signed', sign: '-', value: other, at: other.at }
  return isSame(one, step.number * first.number > 0 ? other : turned, options)
}

/** Whether each member of some progressions is a member of others. */
function areAmong(
  some: readonly Progression[],
  counts: readonly number[],
  others: readonly Progression[],
  options: EquivalenceOptions,
): boolean {
  // What goes on belongs to what goes on as well.
  return some.every((each, index) =>
    Array.from({ length: counts[index]! }, (_, k) => k).every((k) => {
      const among = each.step === undefined ? others : others.filter(({ step }) => step !== undefined)
      const member = memberOf(each, k)
      return membersNear(numberAt(each, k), among, options).some((other) => isSame(other, member, options))
    }),
  )
}

function compareProgressions(
  key: readonly Progression[],
  answer: readonly Progression[],
  options: EquivalenceOptions,
): Decision {
  const isAway = (some: readonly Progression[], others: readonly Progression[]): boolean =>
    some.some((each) => FIRST.some((k) => membersNear(numberAt(each, k), others, options).length === 0))
  if (isAway(answer, key)) return different('a solution that is none')
  if (isAway(key, answer)) return different('solutions are missing')
  const counts = membersInATurn([...key, ...answer], options)
  if (counts === undefined || counts.some((count) => count > MOST_IN_A_TURN))
    return undecided('solutions that could not be compared')
  const [known, given] = [counts.slice(0, key.length), counts.slice(key.length)]
  return areAmong(answer, given, key, options) && areAmong(key, known, answer, options)
    ? { verdict: 'equal', rule: 'the same solutions for all whole numbers' }
    : undecided('solutions that could not be compared')
}

const allProgressions = (
  said: readonly Said[] | undefined,
  options: EquivalenceOptions,
): readonly Progression[] | undefined => {
  const each = said?.map(({ value }) => progressionsOf(value, options))
  return each?.every((part) => part !== undefined) === true ? each.flat() : undefined
}

/** Whether the first solutions hold in an equation that was not solved. */
function areSolutionsOf(
  statement: Tree,
  name: string,
  key: readonly Progression[],
  options: EquivalenceOptions,
): boolean {
  return key.every((each) =>
    (each.step === undefined ? [0] : [0, 1]).every((k) => {
      const value = memberOf(each, k)
      const filled = mapTree(statement, (part) => (part.kind === 'symbol' && part.name === name ? value : part))
      const bare = ungrouped(filled)
      if (bare.kind !== 'relation' || bare.operators.length !== 1 || bare.operators[0] !== '=') return false
      const [left, right] = bare.operands.map((side) => valueOf(side, options))
      return left !== undefined && right !== undefined && Math.abs(left.number - right.number) < NEAR
    }),
  )
}

/**
 * Are solutions that repeat the same, for every whole number that the letter in them can be? The letter may have any name,
 * and what is one progression in the key may be several in the answer: `x=kπ` is `x=2kπ or x=(2k+1)π`.
 *
 * @example decideRepeating(treeOf('x=\\frac{\\pi}{2}+k\\pi'), treeOf('x=-\\frac{\\pi}{2}+n\\pi')).verdict // 'equal'
 */
export function decideRepeating(key: Tree, answer: Tree, options: EquivalenceOptions = {}): Decision {
  const problem = problemWith(answer, options, createBudget())
  if (problem !== undefined) return { verdict: 'undecided', rule: 'the answer has no value', problem }
  const [known, given] = [saidBy(key), saidBy(answer)]
  const solutions = allProgressions(known, options)
  if (known === undefined || solutions === undefined) return decideEquivalence(key, answer, options)
  const name = known.find((each) => each.name !== undefined)?.name
  if (given === undefined) {
    const isOpen =
      isStatement(ungrouped(answer)) && name !== undefined && areSolutionsOf(answer, name, solutions, options)
    return isOpen ? undecided('an equation that the solutions satisfy') : different('no list of solutions')
  }
  if (name !== undefined && given.some((each) => each.name !== undefined && each.name !== name))
    return different('another letter')
  const typed = allProgressions(given, options)
  if (typed === undefined) return undecided('solutions that could not be read')
  const decision = compareProgressions(solutions, typed, options)
  const isNamed = name === undefined || given.every((each) => each.name !== undefined)
  return decision.verdict === 'equal' && !isNamed ? undecided('the solutions without their letter') : decision
}

const within = (name: string, turn: Value): Tree => {
  const letter: Tree = { kind: 'symbol', name, at }
  const zero = whole(0)
  return { kind: 'relation', operators: ['≤', '<'], operands: [zero, letter, turn.tree], at }
}

/**
 * An equation in one letter whose solutions the answer lists, for every whole number: `x=kπ` for `sin x = 0`. Undefined where
 * the answer is no such list, or where it stays open whether it has them all.
 */
export function decideSolved(key: Tree, answer: Tree, options: EquivalenceOptions = {}): Decision | undefined {
  const equation = ungrouped(key)
  if (equation.kind !== 'relation' || equation.operators.length !== 1 || equation.operators[0] !== '=') return undefined
  const [name, ...others] = namesIn(equation)
  if (name === undefined || others.length > 0) return undefined
  const said = saidBy(answer)
  if (said === undefined || !said.some(({ value }) => namesIn(value).size > 0)) return undefined
  if (said.some((each) => each.name !== undefined && each.name !== name)) return undefined
  const typed = allProgressions(said, options)
  if (typed === undefined || typed.some(({ step }) => step === undefined)) return undefined
  if (!areSolutionsOf(equation, name, typed, options)) return different('a solution that is none')
  return haveSameTurn(equation, name, typed, options)
}

/** Compares an equation that repeats with the solutions of one turn. */
function haveSameTurn(
  equation: Tree,
  name: string,
  typed: readonly Progression[],
  options: EquivalenceOptions,
): Decision {
  const open = undecided('solutions that may be all there are')
  const counts = membersInATurn(typed, options)
  const [first] = typed
  if (counts === undefined || first?.step === undefined) return open
  const turn = valueOf(productOf([whole(counts[0]!), first.step.tree]), options)
  if (turn === undefined || turn.number < 0) return open
  if (!isSame(equation, turnedBy(equation, name, turn), options)) return open
  const solutions = typed.flatMap((each, index) =>
    Array.from({ length: counts[index]! }, (_, k) => memberWithin(each, k, turn.number)),
  )
  const both = (statement: Tree): Tree => ({
    kind: 'logic',
    operator: 'and',
    operands: [statement, within(name, turn)],
    at,
  })
  const decision = decideEquivalence(both(equation), both(oneOf(name, solutions)), options)
  return decision.verdict === 'equal'
    ? { verdict: 'equal', rule: 'the solutions of the equation' }
    : decision.verdict === 'different'
      ? different('solutions are missing')
      : open
}

/** An equation in which the letter is a turn larger. */
function turnedBy(equation: Tree, name: string, turn: Value): Tree {
  const later = sumOf([
    ['+', { kind: 'symbol', name, at }],
    ['+', turn.tree],
  ])
  return mapTree(equation, (part) =>
    part.kind === 'symbol' && part.name === name ? { kind: 'group', bracket: '(', inner: later, at } : part,
  )
}

/** That a letter is one of some values. */
function oneOf(name: string, values: readonly Tree[]): Tree {
  const letter: Tree = { kind: 'symbol', name, at }
  const operands = values.map((value): Tree => ({ kind: 'relation', operators: ['='], operands: [letter, value], at }))
  return { kind: 'logic', operator: 'or', operands, at }
}

/** The k-th member of a turn, moved into the turn that begins at zero. */
function memberWithin(progression: Progression, k: number, turn: number): Tree {
  const step = progression.step!.number
  const turnsBefore = Math.floor(numberAt(progression, k) / turn + NEAR)
  return memberOf(progression, k - Math.round((turnsBefore * turn) / step))
}

const at = { from: 0, to: 0 }
