/** Where a drawn variable's values come from: a list or a grid, made ready once. */

import { rational, canonicalName } from '@isomorph/evaluator'
import type {
  NumberSetVariable,
  RandomNumberVariable,
  RichTextVariable,
  VariableArtifact,
} from '../content/variable.ts'
import { exactValue, type Value } from '../formulas/value.ts'
import { layOutGrid, valueOnGrid, type RandomGrid } from './random-grid.ts'
import { readNumberSetValue, readPlainDecimal } from './value-syntax.ts'

export type DrawnVariable = NumberSetVariable | RandomNumberVariable | RichTextVariable

/** A drawn value: how it is stored, and what it is. */
export interface DrawnValue {
  /** As stored with a variant: the spelling of a number, or the id of an artifact. */
  readonly stored: string
  readonly value: Value | undefined
  readonly artifact: VariableArtifact | undefined
}

export interface DrawSource {
  readonly variable: DrawnVariable
  readonly name: string
  /** How many values there are to draw from; 0 only for a rich text without values. */
  readonly count: number
  readonly at: (position: number) => DrawnValue
  /** The value that was stored, whether or not it is still in the list. */
  readonly restore: (stored: string) => DrawnValue | undefined
}

export interface SourceIssue {
  readonly field: string
  readonly message: string
}

const nothing: DrawnValue = { stored: '', value: undefined, artifact: undefined }

function numberFrom(stored: string): DrawnValue | undefined {
  const spelled = readNumberSetValue(stored)
  if (spelled === undefined) return undefined
  const value = exactValue(rational(spelled.numerator, spelled.denominator))
  return { stored, value, artifact: undefined }
}

function numberSetSource(variable: NumberSetVariable): DrawSource | SourceIssue {
  const { values } = variable.parameters
  if (values.length === 0) return { field: 'values', message: 'A number set needs at least one value.' }
  const drawn: DrawnValue[] = []
  for (const [index, spelling] of values.entries()) {
    const value = numberFrom(spelling)
    if (value === undefined) {
      return {
        field: `values.${index}`,
        message: `“${spelling.slice(0, 50)}” is not a number as it can be written here.`,
      }
    }
    drawn.push(value)
  }
  const at = (position: number): DrawnValue => drawn[position] ?? nothing
  return { variable, name: canonicalName(variable.name), count: drawn.length, at, restore: numberFrom }
}

function decimalSpelling(value: bigint, scale: bigint): string {
  if (scale === 1n) return value.toString()
  const places = scale.toString().length - 1
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  const decimal = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
  return value < 0n ? `-${decimal}` : decimal
}

function gridSource(variable: RandomNumberVariable, grid: RandomGrid): DrawSource {
  const at = (position: number): DrawnValue => {
    const { numerator, denominator } = valueOnGrid(grid, position)
    const value: Value = { kind: 'exact', value: rational(numerator, denominator) }
    return { stored: decimalSpelling(numerator, denominator), value, artifact: undefined }
  }
  const restore = (stored: string): DrawnValue | undefined =>
    readPlainDecimal(stored) === undefined ? undefined : numberFrom(stored)
  return { variable, name: canonicalName(variable.name), count: grid.count, at, restore }
}

function richTextSource(variable: RichTextVariable): DrawSource {
  const artifacts = [...variable.variableArtifacts].sort((a, b) => a.ordinal - b.ordinal || a.id - b.id)
  const drawn = artifacts.map((artifact) => ({ stored: String(artifact.id), value: undefined, artifact }))
  const at = (position: number): DrawnValue => drawn[position] ?? nothing
  const restore = (stored: string): DrawnValue | undefined =>
    stored === '' && drawn.length === 0 ? nothing : drawn.find((value) => value.stored === stored)
  return { variable, name: canonicalName(variable.name), count: drawn.length, at, restore }
}

/** Makes a drawn variable ready, or says why nothing can be drawn from it. */
export function drawSource(variable: DrawnVariable): DrawSource | SourceIssue {
  if (variable.variableType === 'NumberSet') return numberSetSource(variable)
  if (variable.variableType === 'RichText') return richTextSource(variable)
  const grid = layOutGrid(variable.parameters)
  return 'field' in grid ? grid : gridSource(variable, grid)
}
