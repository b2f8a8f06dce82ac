/** Variants that an author has excluded by hand, or picked: draws are made around the former, or among the latter. */

import type { ChosenVariant, ProblemContent } from '../content/problem-content.ts'
import type { Finding } from '../content/validation-level.ts'
import { authoringError, type AuthoringError } from './authoring-error.ts'
import {
  drawAll,
  unmetCondition,
  type DrawComponent,
  type DrawLimits,
  type DrawnValues,
  type DrawTally,
} from './draw.ts'
import type { DrawSource } from './draw-source.ts'
import { drawBelow, openStream, type Seed } from './generator.ts'
import { say, type Said } from '../wording/said.ts'

export interface ChosenDraws {
  readonly isExcluded: (drawn: DrawnValues) => boolean
  /** Only these are drawn; absent where all others are, too. */
  readonly only: Pins | undefined
  /** Pinned variants that do not meet a condition. */
  readonly refused: readonly RefusedPin[]
  readonly findings: readonly Finding[]
  /** What keeps it from being assigned, but not from being drawn where it was assigned before. */
  readonly againstUse: readonly Finding[]
}

export interface RefusedPin {
  readonly variant: ChosenVariant
  /** Position of the variant among the pinned ones. */
  readonly index: number
  /** The condition that it does not meet, as it is written. */
  readonly formula: string
}

/** No variable has this id, so that its streams are free for choosing a variant as a whole. */
const wholeKey = 0
/** An author who excludes by hand excludes few of very many. */
const maximumRounds = 200

function restore(sources: readonly DrawSource[], { drawn }: ChosenVariant): DrawnValues | undefined {
  const values: DrawnValues = new Map()
  for (const source of sources) {
    const value = source.restore(drawn[String(source.variable.id)] ?? '')
    if (value === undefined) return undefined
    values.set(source.name, value)
  }
  return values
}

/** What was drawn, in the order of the variables: variants with the same text are the same. */
function spelt(sources: readonly DrawSource[], storedOf: (source: DrawSource) => string): string {
  return JSON.stringify(sources.map(storedOf))
}

interface Pins {
  /** All that fit the variables. */
  readonly fitting: readonly DrawnValues[]
  /** Those of them that meet the conditions. */
  readonly usable: readonly DrawnValues[]
}

interface SortedPins extends Pins {
  readonly refused: readonly RefusedPin[]
  readonly findings: readonly Finding[]
}

/** The pinned variants that can be drawn, and why others cannot. */
function sortPins(
  pinned: readonly ChosenVariant[],
  sources: readonly DrawSource[],
  components: readonly DrawComponent[],
): SortedPins {
  const fitting: DrawnValues[] = []
  const usable: DrawnValues[] = []
  const refused: RefusedPin[] = []
  const findings: Finding[] = []
  for (const [index, variant] of pinned.entries()) {
    const report = (said: Said): void =>
      void findings.push({ level: 'InvalidForUseInfo', path: `pinnedVariants.${index}`, ...said })
    const values = restore(sources, variant)
    if (values === undefined) {
      report(say('pinNotFitting'))
      continue
    }
    fitting.push(values)
    const unmet = unmetCondition(components, values)
    if (unmet === undefined) usable.push(values)
    else {
      refused.push({ variant, index, formula: unmet.formula })
      report(say('pinNotMeeting', { formula: unmet.formula }))
    }
  }
  return { fitting, usable, refused, findings }
}

/** Makes the choices of an author ready. */
export function compileChosenDraws(
  content: ProblemContent,
  sources: readonly DrawSource[],
  components: readonly DrawComponent[],
): ChosenDraws {
  const { excludedVariants = [], pinnedVariants = [], drawsPinnedOnly = false } = content
  // With a variable less, what is left of a variant would stand for many others.
  const isWhole = ({ drawn }: ChosenVariant): boolean =>
    Object.keys(drawn).length === sources.length && sources.every(({ variable }) => String(variable.id) in drawn)
  const excluded = new Set(
    excludedVariants
      .filter(isWhole)
      .map(({ drawn }) => spelt(sources, ({ variable }) => drawn[String(variable.id)] ?? '')),
  )
  const { fitting, usable, refused, findings: ofPins } = sortPins(pinnedVariants, sources, components)
  const findings = [...ofPins]
  const againstUse: Finding[] = []
  if (drawsPinnedOnly && usable.length === 0) {
    const said = say(pinnedVariants.length === 0 ? 'pinsMissing' : 'pinsNotDrawn')
    const stopping = fitting.length === 0 ? findings : againstUse
    stopping.push({ level: 'InvalidForUseError', path: 'pinnedVariants', ...said })
  }
  return {
    isExcluded: (drawn) =>
      excluded.size > 0 && excluded.has(spelt(sources, ({ name }) => drawn.get(name)?.stored ?? '')),
    only: drawsPinnedOnly ? { fitting, usable } : undefined,
    refused,
    findings,
    againstUse,
  }
}

function seedOf(seed: Seed, round: number): Seed {
  return round === 0 ? seed : drawBelow(openStream(seed, wholeKey, round), 2 ** 32)
}

/**
 * One of the pinned variants. A condition that one of them does not meet moves only the seeds that came to this one. Where none
 * meets the conditions, the save has said that the problem cannot be used; what is in use already goes on as it was.
 */
function drawPinned({ fitting, usable }: Pins, seed: Seed): DrawnValues | undefined {
  const pick = (from: readonly DrawnValues[], round: number): DrawnValues | undefined =>
    from.length === 0 ? undefined : from[drawBelow(openStream(seed, wholeKey, round), from.length)]
  const first = pick(fitting, 0)
  return usable.length === 0 || (first !== undefined && usable.includes(first)) ? first : pick(usable, 1)
}

/** Draws from the seed: one of the pinned variants, or any that is not excluded. */
export function drawChosen(
  { components, chosen }: { readonly components: readonly DrawComponent[]; readonly chosen: ChosenDraws },
  seed: Seed,
  tally?: DrawTally,
  limits?: DrawLimits,
): DrawnValues | AuthoringError {
  if (chosen.only !== undefined) {
    const picked = drawPinned(chosen.only, seed)
    return picked ?? authoringError('ConditionNeverHolds', 'pinnedVariants', say('noPinToDraw'))
  }
  for (let round = 0; round < maximumRounds; round += 1) {
    const drawn = drawAll(components, seedOf(seed, round), tally, limits)
    if (!(drawn instanceof Map) || !chosen.isExcluded(drawn)) return drawn
  }
  return authoringError('ConditionNeverHolds', 'excludedVariants', say('allVariantsExcluded'))
}
