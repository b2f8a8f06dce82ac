/** The values a random number can take: min, min + step, … up to max, without those of the blacklist. */

import type { RandomNumberVariable } from '../content/variable.ts'
import { readPlainDecimal, type SpelledValue } from './value-syntax.ts'
import { say, type Said } from '../wording/said.ts'

/** All values are `(first + index · step) / scale`; `skipped` are the indices that the blacklist takes away. */
export interface RandomGrid {
  readonly first: bigint
  readonly step: bigint
  readonly scale: bigint
  readonly skipped: readonly number[]
  /** How many values are left to draw from. */
  readonly count: number
}

/** Why nothing can be drawn; `field` is the parameter to look at. */
export interface GridIssue extends Said {
  readonly field: 'min' | 'max' | 'step' | 'blacklist'
}

/** More steps than this cannot be drawn from without bias in whole doubles. */
const maxCount = 9_000_000_000_000_000n

const missing = { min: 'startMissing', max: 'endMissing', step: 'stepMissing' } as const

function readLimits(
  parameters: RandomNumberVariable['parameters'],
): Record<'min' | 'max' | 'step', SpelledValue> | GridIssue {
  const values = {
    min: { numerator: 0n, denominator: 1n },
    max: { numerator: 0n, denominator: 1n },
    step: { numerator: 0n, denominator: 1n },
  }
  for (const field of ['min', 'max', 'step'] as const) {
    const spelling = parameters[field]
    if (spelling.trim() === '') return { field, ...say(missing[field]) }
    const value = readPlainDecimal(spelling)
    if (value === undefined) return { field, ...say('noPlainNumber') }
    values[field] = value
  }
  return values
}

function skippedIndices(
  blacklist: readonly string[],
  indexOf: (value: SpelledValue) => number | undefined,
): readonly number[] | GridIssue {
  const skipped = new Set<number>()
  for (const spelling of blacklist) {
    const value = readPlainDecimal(spelling)
    if (value === undefined) return { field: 'blacklist', ...say('excludedNoPlainNumber', { text: spelling }) }
    const index = indexOf(value)
    if (index !== undefined) skipped.add(index)
  }
  return [...skipped].sort((a, b) => a - b)
}

/** Lays out the values of a random number, or says why there are none. */
export function layOutGrid(parameters: RandomNumberVariable['parameters']): RandomGrid | GridIssue {
  const limits = readLimits(parameters)
  if ('field' in limits) return limits
  const { min, max, step } = limits
  const scale = [min, max, step].reduce((most, { denominator }) => (denominator > most ? denominator : most), 1n)
  const scaled = ({ numerator, denominator }: SpelledValue): bigint => numerator * (scale / denominator)
  const [first, last, stride] = [scaled(min), scaled(max), scaled(step)]
  if (last < first) return { field: 'max', ...say('endBeforeStart') }
  if (stride <= 0n) return { field: 'step', ...say('stepNotPositive') }
  const total = (last - first) / stride + 1n
  if (total > maxCount) return { field: 'step', ...say('stepTooSmall') }
  const skipped = skippedIndices(parameters.blacklist, ({ numerator, denominator }) => {
    const offset = numerator * scale - first * denominator
    const isOnGrid = offset >= 0n && offset % (stride * denominator) === 0n
    const index = isOnGrid ? offset / (stride * denominator) : total
    return index < total ? Number(index) : undefined
  })
  if ('field' in skipped) return skipped
  const count = Number(total) - skipped.length
  if (count === 0) return { field: 'blacklist', ...say('allExcluded') }
  return { first, step: stride, scale, skipped, count }
}

/** Where a value stands among those that are left, if it is one of them. */
export function positionOnGrid(grid: RandomGrid, { numerator, denominator }: SpelledValue): number | undefined {
  const offset = numerator * grid.scale - grid.first * denominator
  const stride = grid.step * denominator
  if (offset < 0n || offset % stride !== 0n) return undefined
  const index = Number(offset / stride)
  if (grid.skipped.includes(index)) return undefined
  const position = index - grid.skipped.filter((skip) => skip < index).length
  return position < grid.count ? position : undefined
}

/** The value at a position among those that are left. */
export function valueOnGrid(grid: RandomGrid, position: number): SpelledValue {
  let index = position
  for (const skip of grid.skipped) {
    if (skip > index) break
    index += 1
  }
  return { numerator: grid.first + BigInt(index) * grid.step, denominator: grid.scale }
}
