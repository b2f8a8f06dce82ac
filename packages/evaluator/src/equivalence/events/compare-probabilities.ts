import type { Tree } from '../../tree.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { isStatement } from '../formula.ts'
import type { EventsSeen } from './event.ts'
import {
  eventsIn,
  hasProbabilities,
  lettersOfWeights,
  probabilityOf,
  weightOf,
  withProbabilities,
} from './probabilities.ts'
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

/** Whether both are the same where only some worlds are possible, or where nothing depends on anything else. */
function decideAmong(
  { key, answer, seen, all }: Compared,
  decide: Decide,
  options: EquivalenceOptions,
  isPossible: (world: World) => boolean,
  areIndependent = false,
): Decision['verdict'] {
  const possible = all.worlds.filter(isPossible)
  const weights = new Map(possible.map((world, index) => [world, weightOf(world, index, areIndependent)]))
  const [first, second] = [key, answer].map(
    (tree) => withProbabilities(tree, seen, (chance) => probabilityOf(chance, all, weights, seen)) ?? tree,
  )
  const positive = [...(options.positive ?? []), ...lettersOfWeights(weights.values())]
  return decide(first!, second!, { ...options, positive }).verdict
}

interface SpecialCase {
  readonly rule: string
  readonly isPossible: (world: World) => boolean
  readonly areIndependent?: boolean
}

/** What a statement may say of events and variables, and the formulas do not. */
function specialCases(compared: Compared, decide: Decide, options: EquivalenceOptions): readonly SpecialCase[] {
  const { all } = compared
  const isAlone = (world: World): boolean => !areTogether(world)
  // Whatever never happens then is the same as anything else that never does.
  const isNothing = decideAmong({ ...compared, answer: nothing }, decide, options, isAlone) === 'equal'
  return [
    { rule: 'the same where the events are independent', isPossible: () => true, areIndependent: true },
    ...(isNothing ? [] : [{ rule: 'the same where the events exclude one another', isPossible: isAlone }]),
    { rule: 'the same where no single value has a probability', isPossible: isBetween },
    { rule: 'the same where values are whole numbers', isPossible: (world) => isCounted(world, all) },
  ]
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
  const usual = decideAmong(compared, decide, options, () => true)
  if (usual !== 'different') return { verdict: usual, rule: 'probabilities of events' }
  const found = specialCases(compared, decide, options).find(
    ({ isPossible, areIndependent }) => decideAmong(compared, decide, options, isPossible, areIndependent) === 'equal',
  )
  return found === undefined
    ? { verdict: 'different', rule: 'probabilities of events' }
    : { verdict: 'undecided', rule: found.rule }
}
