/** Variants: the values of all variables, drawn from one seed. */

import type { CompiledProblem } from '../compiled-problem.ts'
import type { VariableArtifact } from '../content/variable.ts'
import { parseVariable, spellVariable, type VariableValue } from '../formulas/lists/list-value.ts'
import { authoringError, type AuthoringError } from './authoring-error.ts'
import { workOut } from './calculated.ts'
import { drawChosen } from './chosen-draws.ts'
import type { DrawLimits, DrawnValues, DrawTally } from './draw.ts'
import { isSeed, type Seed } from './generator.ts'
import { say } from '../wording/said.ts'

/**
 * A variant as it is stored: plain JSON. `drawn` holds what was drawn by variable id (the spelling of a number, the id of
 * an artifact); `values` holds the value of every variable by name (numbers as `3/4` or `~0.7071…`,
 * lists as `[3/4;2]`, texts as they are).
 */
export interface Variant {
  readonly generator: number
  readonly seed: Seed
  readonly drawn: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

/** The values of a variant, ready for formulas. */
export interface Environment {
  readonly values: ReadonlyMap<string, VariableValue>
  readonly artifacts: ReadonlyMap<string, VariableArtifact>
  /** Drawn numbers as their author spelt them. */
  readonly spellings: ReadonlyMap<string, string>
  /** What was worked out from these values on the way, by what it is about; empty to begin with. */
  readonly cached: Map<object | string, unknown>
}

// What was computed when a variant was drawn is kept for its statement and its marking: variants are immutable, so the
// object itself is the key, and nothing is kept longer than the variant.
const environments = new WeakMap<Variant, { readonly compiled: CompiledProblem; readonly environment: Environment }>()

function artifactText(artifact: VariableArtifact | undefined): string {
  if (artifact === undefined) return ''
  return artifact.artifactType === 'TextArtifact' ? artifact.text : artifact.url
}

interface Build {
  readonly values: Map<string, VariableValue>
  readonly artifacts: Map<string, VariableArtifact>
  readonly spellings: Map<string, string>
  readonly cached: Map<object | string, unknown>
}

function setValue(build: Build, name: string, value: VariableValue): void {
  build.values.set(name, value)
}

function takeDrawn(drawn: DrawnValues): Build {
  const build: Build = { values: new Map(), artifacts: new Map(), spellings: new Map(), cached: new Map() }
  for (const [name, { value, artifact, stored }] of drawn) {
    build.spellings.set(name, stored)
    if (value !== undefined) setValue(build, name, value)
    if (artifact !== undefined) build.artifacts.set(name, artifact)
  }
  return build
}

/** The lowest number of the generator that draws these variables: each adds kinds of draws and changes no other. */
function generatorFor({ variables }: CompiledProblem): number {
  if (variables.sources.some(({ solving }) => solving !== undefined)) return 3
  return variables.sources.some(({ drawSample }) => drawSample !== undefined) ? 2 : 1
}

function finish(compiled: CompiledProblem, drawn: DrawnValues, seed: Seed): Variant | AuthoringError {
  const build = takeDrawn(drawn)
  const failed = workOut(compiled.variables.calculated, build.values)
  if (failed !== undefined) return authoringError('UnableToEvaluate', failed.path, failed.issue)
  const stored: Record<string, string> = {}
  for (const source of compiled.variables.sources) {
    stored[String(source.variable.id)] = drawn.get(source.name)?.stored ?? ''
  }
  const values: Record<string, string> = {}
  for (const [name, { artifact }] of drawn) if (artifact !== undefined) values[name] = artifactText(artifact)
  for (const [name, value] of build.values) values[name] = spellVariable(value)
  const variant: Variant = { generator: generatorFor(compiled), seed, drawn: stored, values }
  environments.set(variant, { compiled, environment: build })
  return variant
}

/**
 * Draws a variant. The same compiled content and seed give the same variant everywhere and always.
 *
 * ```ts
 * const variant = drawVariant(compileProblem(content), 42)
 * if (isAuthoringError(variant)) console.log(variant.message)
 * ```
 */
export function drawVariant(
  compiled: CompiledProblem,
  seed: Seed,
  tally?: DrawTally,
  limits?: DrawLimits,
): Variant | AuthoringError {
  if (compiled.error !== undefined) return compiled.error
  if (!isSeed(seed)) throw new RangeError('A seed is a whole number from 0 to 2^53 − 1.')
  const drawn = drawChosen(compiled.variables, seed, tally, limits)
  return drawn instanceof Map ? finish(compiled, drawn, seed) : drawn
}

/**
 * The variant of another revision with the drawn values kept and the calculated ones worked out anew: what a regrade
 * needs. A revision that draws something for which nothing is stored is refused.
 */
export function variantFromDrawn(
  compiled: CompiledProblem,
  drawn: Readonly<Record<string, string>>,
  seed: Seed = 0,
): Variant | AuthoringError {
  if (compiled.error !== undefined) return compiled.error
  const values: DrawnValues = new Map()
  for (const source of compiled.variables.sources) {
    const id = String(source.variable.id)
    const stored = Object.hasOwn(drawn, id) ? drawn[id] : undefined
    const value = stored === undefined ? undefined : source.restore(stored)
    if (value === undefined) {
      const index = compiled.content.variables.indexOf(source.variable)
      const said = say('nothingDrawn', { name: source.variable.name })
      return authoringError('DrawnValueMissing', `variables.${index}`, said)
    }
    values.set(source.name, value)
  }
  return finish(compiled, values, seed)
}

function restoreEnvironment(compiled: CompiledProblem, variant: Variant): Environment {
  const drawn: DrawnValues = new Map()
  for (const source of compiled.variables.sources) {
    const value = source.restore(variant.drawn[String(source.variable.id)] ?? '')
    if (value !== undefined) drawn.set(source.name, value)
  }
  const build = takeDrawn(drawn)
  for (const { name } of compiled.variables.calculated) {
    const stored = Object.hasOwn(variant.values, name) ? variant.values[name] : undefined
    const value = stored === undefined ? undefined : parseVariable(stored)
    if (value !== undefined) setValue(build, name, value)
  }
  return build
}

/** Something worked out from an environment once and kept with it. */
export function cachedIn<T>(environment: Environment, key: object | string, work: () => T): T {
  const known = environment.cached.get(key)
  if (known !== undefined || environment.cached.has(key)) return known as T
  const result = work()
  environment.cached.set(key, result)
  return result
}

/** The values of a variant, kept from when it was drawn or read from what was stored. */
export function environmentOf(compiled: CompiledProblem, variant: Variant): Environment {
  const known = environments.get(variant)
  if (known?.compiled === compiled) return known.environment
  const environment = restoreEnvironment(compiled, variant)
  environments.set(variant, { compiled, environment })
  return environment
}

/** The same values with some replaced and everything that depends on them worked out anew: for follow-through. */
export function environmentWith(
  compiled: CompiledProblem,
  variant: Variant,
  replaced: ReadonlyMap<string, VariableValue>,
): Environment | undefined {
  const base = environmentOf(compiled, variant)
  const build: Build = {
    ...takeDrawn(new Map()),
    artifacts: new Map(base.artifacts),
    spellings: new Map(base.spellings),
  }
  const calculated = new Set(compiled.variables.calculated.map(({ name }) => name))
  for (const [name, value] of base.values) if (!calculated.has(name)) setValue(build, name, value)
  for (const [name, value] of replaced) setValue(build, name, value)
  return workOut(compiled.variables.calculated, build.values) === undefined ? build : undefined
}
