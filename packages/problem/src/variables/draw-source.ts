/** Where a drawn variable's values come from: a list or a grid, made ready once. */

import { canonicalName, rational, toExactDecimal, toFraction } from '@isomorph/evaluator'
import type {
  NumberSetVariable,
  RandomNumberVariable,
  RichTextVariable,
  VariableArtifact,
} from '../content/variable.ts'
import { exactValue, type Value } from '../formulas/value.ts'
import { listValue, maximumElements, parseItems, spellItems, type VariableValue } from '../formulas/lists/list-value.ts'
import { layOutGrid, positionOnGrid, valueOnGrid, type RandomGrid } from './random-grid.ts'
import { reachOf, sampleFrom, type DrawSample } from './sample.ts'
import type { Solving } from './solve-last.ts'
import { readNumberSetValue, readPlainDecimal } from './value-syntax.ts'
import { say, type Said } from '../wording/said.ts'

export type DrawnVariable = NumberSetVariable | RandomNumberVariable | RichTextVariable

/** Where a drawn value stands among those there are; for a sample one place for each of its numbers. */
export type Position = number | readonly number[]

/** A drawn value: how it is stored, and what it is. */
export interface DrawnValue {
  /** As stored with a variant: the spelling of a number or of a list of numbers, or the id of an artifact. */
  readonly stored: string
  readonly value: VariableValue | undefined
  readonly artifact: VariableArtifact | undefined
}

export interface DrawSource {
  readonly variable: DrawnVariable
  readonly name: string
  /** How many values there are to draw from; 0 only for a rich text without values, infinite for a sample. */
  readonly count: number
  readonly at: (position: Position) => DrawnValue
  /** Draws the positions of a list; absent for single values. */
  readonly drawSample?: DrawSample
  /** How one number of the list is chosen so that the conditions hold. */
  readonly solving?: Solving
  readonly isList: boolean
  /** The value that was stored, whether or not it is still in the list. */
  readonly restore: (stored: string) => DrawnValue | undefined
}

export interface SourceIssue extends Said {
  readonly field: string
}

const nothing: DrawnValue = { stored: '', value: undefined, artifact: undefined }

function numberFrom(stored: string): DrawnValue | undefined {
  const spelled = readNumberSetValue(stored)
  if (spelled === undefined) return undefined
  const value = exactValue(rational(spelled.numerator, spelled.denominator))
  return { stored, value, artifact: undefined }
}

/** Drawn numbers as one list. */
function listOf(drawn: readonly DrawnValue[]): DrawnValue {
  const items: Value[] = []
  const spellings: string[] = []
  for (const { stored, value } of drawn) {
    spellings.push(stored)
    if (value !== undefined && value.kind !== 'list') items.push(value)
  }
  return { stored: spellItems(spellings), value: listValue(items), artifact: undefined }
}

function listFrom(stored: string): DrawnValue | undefined {
  const items = parseItems(stored)?.map(numberFrom)
  const drawn = items?.filter((item) => item !== undefined)
  return drawn === undefined || drawn.length !== items?.length ? undefined : listOf(drawn)
}

function itemAt(drawn: readonly DrawnValue[], position: Position): DrawnValue {
  return typeof position === 'number' ? (drawn[position] ?? nothing) : nothing
}

function numberSetSource(variable: NumberSetVariable): DrawSource | SourceIssue {
  const { values } = variable.parameters
  if (values.length === 0) return { field: 'values', ...say('numberSetEmpty') }
  if (variable.parameters.isWhole === true && values.length > maximumElements)
    return { field: 'values', ...say('listTooLong', { most: String(maximumElements) }) }
  const drawn: DrawnValue[] = []
  for (const [index, spelling] of values.entries()) {
    const value = numberFrom(spelling)
    if (value === undefined) {
      return {
        field: `values.${index}`,
        ...say('noNumber', { text: spelling.slice(0, 50) }),
      }
    }
    drawn.push(value)
  }
  const name = canonicalName(variable.name)
  if (variable.parameters.isWhole === true) {
    const whole = listOf(drawn)
    return { variable, name, count: 1, isList: true, at: () => whole, restore: listFrom }
  }
  const at = (position: Position): DrawnValue => itemAt(drawn, position)
  return { variable, name, count: drawn.length, isList: false, at, restore: numberFrom }
}

/** Numbers of a grid that are kept once they were drawn: a sample draws the same ones again and again. */
const maximumKnown = 2000

function solvingOf({ parameters }: RandomNumberVariable, grid: RandomGrid): Solving | undefined {
  if (parameters.isLastSolved !== true) return undefined
  const [lowest, highest] = reachOf(parameters, grid)
  return {
    lowest,
    highest,
    isDistinct: parameters.isDistinct === true,
    isSorted: parameters.isSorted === true,
    valueAt: (position) => {
      const { numerator, denominator } = valueOnGrid(grid, position)
      return rational(numerator, denominator)
    },
    positionOf: (value) => positionOnGrid(grid, value),
  }
}

function gridSource(variable: RandomNumberVariable, grid: RandomGrid): DrawSource | SourceIssue {
  const drawSample = sampleFrom(variable.parameters, grid)
  if (drawSample !== undefined && 'field' in drawSample) return drawSample
  const known = new Map<number, DrawnValue>()
  const numberAt = (position: number): DrawnValue => {
    const before = known.get(position)
    if (before !== undefined) return before
    const { numerator, denominator } = valueOnGrid(grid, position)
    const number = rational(numerator, denominator)
    const value: Value = { kind: 'exact', value: number }
    // Steps have decimals that end, so that what stands on the grid has them too.
    const drawn = { stored: toExactDecimal(number) ?? toFraction(number), value, artifact: undefined }
    if (known.size < maximumKnown) known.set(position, drawn)
    return drawn
  }
  const name = canonicalName(variable.name)
  if (drawSample !== undefined) {
    const count = grid.count === 1 ? 1 : Infinity
    // Only where there is one value to draw is a list asked for by one position: it is that value throughout.
    const places = (position: Position): readonly number[] =>
      typeof position === 'number' ? Array.from({ length: variable.parameters.count ?? 1 }, () => position) : position
    const atAll = (position: Position): DrawnValue => listOf(places(position).map(numberAt))
    const solving = count === 1 ? undefined : solvingOf(variable, grid)
    return {
      variable,
      name,
      count,
      isList: true,
      at: atAll,
      drawSample,
      ...(solving && { solving }),
      restore: listFrom,
    }
  }
  const at = (position: Position): DrawnValue => (typeof position === 'number' ? numberAt(position) : nothing)
  const restore = (stored: string): DrawnValue | undefined =>
    readPlainDecimal(stored) === undefined ? undefined : numberFrom(stored)
  return { variable, name, count: grid.count, isList: false, at, restore }
}

function richTextSource(variable: RichTextVariable): DrawSource {
  const artifacts = [...variable.variableArtifacts].sort((a, b) => a.ordinal - b.ordinal || a.id - b.id)
  const drawn = artifacts.map((artifact) => ({ stored: String(artifact.id), value: undefined, artifact }))
  const at = (position: Position): DrawnValue => itemAt(drawn, position)
  const restore = (stored: string): DrawnValue | undefined =>
    stored === '' && drawn.length === 0 ? nothing : drawn.find((value) => value.stored === stored)
  return { variable, name: canonicalName(variable.name), count: drawn.length, isList: false, at, restore }
}

/** Makes a drawn variable ready, or says why nothing can be drawn from it. */
export function drawSource(variable: DrawnVariable): DrawSource | SourceIssue {
  if (variable.variableType === 'NumberSet') return numberSetSource(variable)
  if (variable.variableType === 'RichText') return richTextSource(variable)
  const grid = layOutGrid(variable.parameters)
  return 'field' in grid ? grid : gridSource(variable, grid)
}
