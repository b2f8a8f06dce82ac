import type { Tree } from '../../tree.ts'
import { withCallsRead } from '../symbols/calls-in-products.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { isStatement } from '../formula.ts'
import type { EventsSeen } from './event.ts'
import {
  chanceOfAtMost,
  eventsIn,
  hasProbabilities,
  lettersOfWeights,
  probabilityOf,
  weightOf,
  withProbabilities,
} from './probabilities.ts'
import { countsFrom, mirrorOf, mirrored } from './variable-laws.ts'
import { areTogether, isBetween, isCounted, worldsOf } from './worlds.ts'
import type { World, Worlds } from './worlds.ts'

type Decide = (key: Tree, answer: Tree, options: EquivalenceOptions) => Decision

/** Two formulas with probabilities, and all ways in which their events may turn out. */
interface Compared {
  readonly key: Tree
  readonly answer: Tree
  readonly seen: EventsSeen
  readonly all: Worlds
}

const nothing: Tree = {
  kind: 'number',
  spelling: '0',
  value: { numerator: 0n, denominator: 1n },
  at: { from: 0, to: 0 },
}

function comparedIn(key: Tree, answer: Tree): Compared | undefined {
  const seen: EventsSeen = { compared: new Map(), ordered: [] }
  const events = new Set<string>()
  for (const tree of [key, answer]) {
    const read = withProbabilities(tree, seen, (chance) => {
      for (const name of eventsIn(chance, seen)) events.add(name)
      return nothing
    })
    if (read === undefined) return undefined
  }
  const all = worldsOf([...events], seen)
  return all && { key, answer, seen, all }
}

const isDistributionFunction = (name: string): boolean => /^(F|Phi)(_\w+)?$/.test(name)

interface SpecialCase {
  readonly rule: string
  readonly isPossible: (world: World) => boolean
  readonly areIndependent?: boolean
  readonly isSymmetric?: boolean
}

const always: SpecialCase = { rule: 'probabilities of events', isPossible: () => true }

/** Whether both are the same where only some worlds are possible, or where nothing depends on anything else. */
function decideAmong(
  { key, answer, seen, all }: Compared,
  decide: Decide,
  options: EquivalenceOptions,
  { isPossible, areIndependent = false, isSymmetric = false }: SpecialCase,
): Decision['verdict'] {
  const possible = all.worlds.filter(isPossible)
  const numberOf = (world: World, at: number): number =>
    isSymmetric ? Math.min(all.worlds.indexOf(world), mirrorOf(world, all)!) : at
  const weights = new Map(possible.map((world, at) => [world, weightOf(world, numberOf(world, at), areIndependent)]))
  const [first, second] = [key, answer].map(
    (tree) => withProbabilities(tree, seen, (chance) => probabilityOf(chance, all, weights, seen)) ?? tree,
  )
  const positive = [...(options.positive ?? []), ...lettersOfWeights(weights.values())]
  return decide(first!, second!, { ...options, positive }).verdict
}

/** What a statement may say of events and variables, and the formulas do not. */
function specialCases(compared: Compared, decide: Decide, options: EquivalenceOptions): readonly SpecialCase[] {
  const { all } = compared
  const isAlone = (world: World): boolean => !areTogether(world)
  const excluding = { rule: 'the same where the events exclude one another', isPossible: isAlone }
  // Whatever never happens then is the same as anything else that never does.
  const isNothing = decideAmong({ ...compared, answer: nothing }, decide, options, excluding) === 'equal'
  const counted = (first: number): SpecialCase => ({
    rule: `the same where values are counted from ${first}`,
    isPossible: (world) => countsFrom(first, world, all),
  })
  return [
    { rule: 'the same where the events are independent', isPossible: () => true, areIndependent: true },
    ...(isNothing ? [] : [excluding]),
    { rule: 'the same where no single value has a probability', isPossible: isBetween },
    { rule: 'the same where values are whole numbers', isPossible: (world) => isCounted(world, all) },
    ...(all.thresholds.size === 0 ? [] : [counted(0), counted(1)]),
  ]
}

/** Whether both are the same where each variable is as likely to lie above zero as below, and has a density. */
function areSameBySymmetry(compared: Compared, decide: Decide, options: EquivalenceOptions): boolean {
  if (compared.seen.compared.size === 0) return false
  const seen = mirrored(compared.seen)
  const all = worldsOf([...(compared.all.worlds[0]?.events.keys() ?? [])], seen)
  if (all === undefined) return false
  const isPossible = (world: World): boolean => mirrorOf(world, all) !== undefined
  if (!all.worlds.some(isPossible)) return false
  const special = { rule: 'symmetric', isPossible, isSymmetric: true }
  return decideAmong({ ...compared, seen, all }, decide, options, special) === 'equal'
}

/**
 * Formulas with probabilities of events: the same where they agree however likely every outcome is. What holds only for
 * independent or disjoint events, or for variables with a density or with whole values, nobody has said or denied.
 */
export function compareProbabilities(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  decide: Decide,
): Decision | undefined {
  if (!hasProbabilities(key) && !hasProbabilities(answer)) return undefined
  if (isStatement(key) || isStatement(answer)) return undefined
  const compared = comparedIn(key, answer)
  if (compared === undefined) return undefined
  const usual = decideAmong(compared, decide, options, always)
  if (usual !== 'different') return { verdict: usual, rule: always.rule }
  const rule = ruleUnderWhichSame(compared, decide, options)
  return rule === undefined ? { verdict: 'different', rule: always.rule } : { verdict: 'undecided', rule }
}

function ruleUnderWhichSame(compared: Compared, decide: Decide, options: EquivalenceOptions): string | undefined {
  const found = specialCases(compared, decide, options).find(
    (special) => decideAmong(compared, decide, options, special) === 'equal',
  )
  if (found !== undefined) return found.rule
  if (areSameBySymmetry(compared, decide, options)) return 'the same where the distribution is symmetric about zero'
  const read = withDistributionFunctions(compared)
  const decision = read && compareProbabilities(read.key, read.answer, options, decide)
  return decision === undefined || decision.verdict === 'different'
    ? undefined
    : 'the same where F is the distribution function'
}

/** `F(b)` and `\Phi(b)` as the probability that the only variable is at most b; undefined where there is neither. */
function withDistributionFunctions({ key, answer, seen }: Compared): Pick<Compared, 'key' | 'answer'> | undefined {
  const [variable, ...others] = new Set([...seen.compared.values()].map((each) => each.variable))
  if (variable === undefined || others.length > 0) return undefined
  let isRead = false
  const read = (tree: Tree): Tree =>
    withCallsRead(tree, (name, brackets, at) => {
      if (!isDistributionFunction(name) || brackets.kind !== 'group') return undefined
      isRead = true
      return chanceOfAtMost(variable, brackets.inner, at)
    })
  const both = { key: read(key), answer: read(answer) }
  return isRead ? both : undefined
}
