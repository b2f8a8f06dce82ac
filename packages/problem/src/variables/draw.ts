/** Drawing: which positions the drawn variables take, given a seed and the conditions. */

import type { Condition } from '../formulas/condition.ts'
import type { VariableValue } from '../formulas/lists/list-value.ts'
import { authoringError, type AuthoringError } from './authoring-error.ts'
import { workOut, type CompiledCalculated } from './calculated.ts'
import type { DrawnValue, DrawSource, Position } from './draw-source.ts'
import type { DrawSample } from './sample.ts'
import { drawBelow, openStream, type Seed } from './generator.ts'
import { placeToSolve, solveLast, type SampleConditions, type Solving } from './solve-last.ts'
import { say } from '../wording/said.ts'

/** Variables that take the same position: one by itself, or the members of a linked draw. */
export interface DrawUnit {
  /** The key of the unit's stream: the smallest id of its members. */
  readonly key: number
  readonly count: number
  readonly sources: readonly DrawSource[]
  /** How its list is drawn, where it is one. */
  readonly drawSample?: DrawSample
  /** How one number of it is chosen so that the conditions hold. */
  readonly solving?: Solving
}

export interface DrawCondition {
  readonly condition: Condition
  /** All variables it depends on, directly or through calculated values. */
  readonly letters: ReadonlySet<string>
  /** The calculated values it depends on, in their order. */
  readonly calculated: readonly CompiledCalculated[]
  readonly path: string
  readonly formula: string
}

/** Units that conditions tie together; they are redrawn together, and nothing else is. */
export interface DrawComponent {
  readonly units: readonly DrawUnit[]
  readonly conditions: readonly DrawCondition[]
  /** All combinations that satisfy the conditions, found when redrawing alone does not get there. */
  satisfying?: readonly (readonly Position[])[] | undefined
}

/** How many combinations were tried for conditions, how many of them fitted, and how many numbers that drew. */
export interface DrawTally {
  tried: number
  fitted: number
  numbers: number
}

/** What one draw of many may use up; a variant that a learner gets uses all that it needs. */
export interface DrawLimits {
  readonly numbers: number
}

/** Redraws before all combinations are looked at; beyond them where there are too many to look at. */
const firstRounds = 50
const maximumRounds = 3000
const maximumCombinations = 20_000

/** The drawn values by name. */
export type DrawnValues = Map<string, DrawnValue>

function assign(component: DrawComponent, positions: readonly Position[], into: DrawnValues): void {
  for (const [index, unit] of component.units.entries()) {
    for (const source of unit.sources) into.set(source.name, source.at(positions[index] ?? 0))
  }
}

function positionsFor(component: DrawComponent, seed: Seed, round: number): readonly Position[] {
  return component.units.map(({ key, count, drawSample }) => {
    if (drawSample !== undefined) return drawSample(openStream(seed, key, round))
    return count < 2 ? 0 : drawBelow(openStream(seed, key, round), count)
  })
}

function valuesFor(component: DrawComponent, positions: readonly Position[]): Map<string, VariableValue> {
  const values = new Map<string, VariableValue>()
  for (const [index, unit] of component.units.entries()) {
    for (const source of unit.sources) {
      const { value } = source.at(positions[index] ?? 0)
      if (value !== undefined) values.set(source.name, value)
    }
  }
  return values
}

/** The first condition that does not hold; one without a value (a division by zero) does not hold. */
function firstUnmet(
  conditions: readonly DrawCondition[],
  values: Map<string, VariableValue>,
): DrawCondition | undefined {
  return conditions.find(({ condition, calculated }) => {
    if (workOut(calculated, values) !== undefined) return true
    const result = condition.holds(values)
    return !result.ok || !result.value
  })
}

function failing(component: DrawComponent, positions: readonly Position[]): DrawCondition | undefined {
  return firstUnmet(component.conditions, valuesFor(component, positions))
}

/** A condition that values which were drawn once do not meet: it was added or changed since. */
export function unmetCondition(components: readonly DrawComponent[], drawn: DrawnValues): DrawCondition | undefined {
  const values = new Map([...drawn].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])))
  return firstUnmet(
    components.flatMap(({ conditions }) => conditions),
    values,
  )
}

function allSatisfying(component: DrawComponent): readonly (readonly number[])[] {
  let combinations: readonly (readonly number[])[] = [[]]
  for (const unit of component.units) {
    const positions = Array.from({ length: Math.max(1, unit.count) }, (_, position) => position)
    combinations = combinations.flatMap((combination) => positions.map((position) => [...combination, position]))
  }
  return combinations.filter((positions) => failing(component, positions) === undefined)
}

/** That a condition never holds is said only where all combinations were tried. */
function notDrawn({ path, formula }: DrawCondition, component: DrawComponent, tried: number): AuthoringError {
  const total = combinationsOf(component)
  const isAlone = component.conditions.length === 1
  if (total <= maximumCombinations) {
    const said = say(isAlone ? 'neverHolds' : 'neverHoldsTogether', { formula, total })
    return authoringError('ConditionNeverHolds', path, said)
  }
  const said = Number.isFinite(total)
    ? say(isAlone ? 'heldForNone' : 'heldForNoneTogether', { formula, tried, total })
    : say(isAlone ? 'heldForNoSample' : 'heldForNoSampleTogether', { formula, tried })
  return authoringError('ConditionHardlyHolds', path, said)
}

function combinationsOf({ units }: DrawComponent): number {
  return units.reduce((product, unit) => product * Math.max(1, unit.count), 1)
}

function mostFrequentFailure(failures: ReadonlyMap<DrawCondition, number>): DrawCondition | undefined {
  return [...failures].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** How many numbers one combination has: lists have up to 500. */
function numbersOf({ units }: DrawComponent, positions: readonly Position[]): number {
  return units.reduce((sum, { sources }, index) => {
    const position = positions[index] ?? 0
    return sum + (typeof position === 'number' ? sources.length : position.length)
  }, 0)
}

/** A condition on many numbers is tried less often where many variants are looked at, as each try takes its time. */
function roundsWithin(limits: DrawLimits | undefined, numbers: number): number {
  return limits === undefined ? maximumRounds : Math.min(maximumRounds, Math.max(firstRounds, limits.numbers / numbers))
}

/** The gap of the first equation among the conditions, worked out for other positions of one unit. */
function differenceIn(
  { conditions }: DrawComponent,
  valuesWith: (sample: readonly number[]) => Map<string, VariableValue>,
): SampleConditions['difference'] {
  const equation = conditions.find(({ condition }) => condition.difference !== undefined)
  if (equation === undefined) return undefined
  return (sample) => {
    const values = valuesWith(sample)
    return workOut(equation.calculated, values) === undefined ? equation.condition.difference?.(values) : undefined
  }
}

/** The positions with one number of a sample solved, where a sample among them may be solved and can be. */
function solvedPositions(
  component: DrawComponent,
  positions: readonly Position[],
  { seed, round, work }: { readonly seed: Seed; readonly round: number; readonly work: DrawWork },
): readonly Position[] | undefined {
  const at = component.units.findIndex(({ solving }) => solving !== undefined)
  const [unit, sample] = [component.units[at], positions[at]]
  if (unit?.solving === undefined || sample === undefined || typeof sample === 'number') return undefined
  const positionsWith = (changed: readonly number[]): readonly Position[] => positions.with(at, changed)
  const difference = differenceIn(component, (changed) => valuesFor(component, positionsWith(changed)))
  const hold = (changed: readonly number[]): boolean => {
    work.looks += 1
    return failing(component, positionsWith(changed)) === undefined
  }
  const place = placeToSolve(seed, unit.key, round, sample.length)
  const solved = solveLast(sample, place, unit.solving, { hold, ...(difference && { difference }) })
  return solved === undefined ? undefined : positionsWith(solved)
}

/** How often the conditions were looked at. */
interface DrawWork {
  looks: number
}

/** One of all combinations that satisfy the conditions, by the seed; undefined where none is known. */
function chosenSatisfying(component: DrawComponent, seed: Seed, round: number) {
  const satisfying = component.satisfying ?? []
  const key = Math.min(...component.units.map((unit) => unit.key))
  return satisfying[satisfying.length === 0 ? 0 : drawBelow(openStream(seed, key, round), satisfying.length)]
}

function drawComponent(
  component: DrawComponent,
  seed: Seed,
  into: DrawnValues,
  tally: DrawTally,
  limits: DrawLimits | undefined,
): AuthoringError | undefined {
  const first = positionsFor(component, seed, 0)
  if (component.conditions.length === 0) {
    assign(component, first, into)
    return undefined
  }
  const canLookAtAll = combinationsOf(component) <= maximumCombinations
  const numbers = numbersOf(component, first)
  const rounds = canLookAtAll ? firstRounds : Math.floor(roundsWithin(limits, numbers))
  const failures = new Map<DrawCondition, number>()
  const work: DrawWork = { looks: 0 }
  for (let round = 0; round < rounds && work.looks < rounds; round += 1) {
    const positions = round === 0 ? first : positionsFor(component, seed, round)
    const looked = work.looks
    work.looks += 1
    const failed = failing(component, positions)
    const fitting = failed && solvedPositions(component, positions, { seed, round, work })
    tally.tried += 1
    tally.numbers += numbers * (work.looks - looked)
    if (failed === undefined || fitting !== undefined) {
      tally.fitted += 1
      assign(component, fitting ?? positions, into)
      return undefined
    }
    failures.set(failed, (failures.get(failed) ?? 0) + 1)
  }
  if (canLookAtAll) component.satisfying ??= allSatisfying(component)
  const chosen = chosenSatisfying(component, seed, rounds)
  if (chosen === undefined) return failureOf(component, failures, rounds)
  assign(component, chosen, into)
  return undefined
}

/** The condition that left out most draws. */
function failureOf(component: DrawComponent, failures: ReadonlyMap<DrawCondition, number>, rounds: number) {
  const worst = mostFrequentFailure(failures)
  return worst === undefined ? undefined : notDrawn(worst, component, rounds)
}

/** Draws every component from the seed. */
export function drawAll(
  components: readonly DrawComponent[],
  seed: Seed,
  tally: DrawTally = { tried: 0, fitted: 0, numbers: 0 },
  limits?: DrawLimits,
): DrawnValues | AuthoringError {
  const drawn: DrawnValues = new Map()
  for (const component of components) {
    const error = drawComponent(component, seed, drawn, tally, limits)
    if (error !== undefined) return error
  }
  return drawn
}
