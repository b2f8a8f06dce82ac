/**
 * Samples: several draws from the grid of a random number at once, as a list. Part of generator number 2: stored variants
 * depend on each line that draws. Only whole numbers and the four basic operations are used, which every JavaScript
 * engine does alike.
 */

import { rational, toNumber } from '@isomorph/evaluator'
import type { RandomNumberVariable } from '../content/variable.ts'
import { maximumElements } from '../formulas/lists/list-value.ts'
import { drawBelow, type RandomStream } from './generator.ts'
import type { RandomGrid } from './random-grid.ts'
import { readPlainDecimal, type SpelledValue } from './value-syntax.ts'
import { say, type Said } from '../wording/said.ts'

/** Draws the positions of a sample on the grid. */
export type DrawSample = (stream: RandomStream) => readonly number[]

export interface SampleIssue extends Said {
  readonly field: 'count' | 'distribution.mean' | 'distribution.standardDeviation'
}

/** One position on the grid. */
type DrawPosition = (stream: RandomStream) => number

/** How often a value that falls outside, or on one that is left out, is drawn again. */
const maximumRedraws = 100

/** How many values are drawn again for each number of a list without repetition; the nearest free ones are taken then. */
const maximumRedrawsPerNumber = 10

function bitsSet(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555)
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  x = (x + (x >>> 4)) & 0x0f0f0f0f
  return Math.imul(x, 0x01010101) >>> 24
}

/** √(256 + 1/12): the spread of 1,024 coins and of what fills the gaps between their counts. */
const spreadOfCoins = 16.002604

/** A number from the standard normal distribution, as the heads of 1,024 coins; within 32 standard deviations. */
export function drawNormal(stream: RandomStream): number {
  let heads = 0
  for (let word = 0; word < 32; word += 1) heads += bitsSet(stream.next())
  return (heads - 512 + stream.next() / 0x1_0000_0000 - 0.5) / spreadOfCoins
}

const exact = ({ numerator, denominator }: SpelledValue) => rational(numerator, denominator)

function normalPositions(
  grid: RandomGrid,
  { mean, standardDeviation }: NonNullable<RandomNumberVariable['parameters']['distribution']>,
): DrawPosition | SampleIssue {
  const [centre, spread] = [readPlainDecimal(mean), readPlainDecimal(standardDeviation)]
  if (centre === undefined) return { field: 'distribution.mean', ...say('meanNoPlainNumber') }
  if (spread === undefined || spread.numerator <= 0n) {
    return { field: 'distribution.standardDeviation', ...say('deviationNotPositive') }
  }
  const skipped = new Set(grid.skipped)
  const total = grid.count + grid.skipped.length
  const offset = exact({
    numerator: centre.numerator * grid.scale - grid.first * centre.denominator,
    denominator: centre.denominator * grid.step,
  })
  const [middle, width] = [
    toNumber(offset),
    toNumber(exact({ numerator: spread.numerator * grid.scale, denominator: spread.denominator * grid.step })),
  ]
  if (middle < 0 || middle > total - 1) return { field: 'distribution.mean', ...say('meanOutside') }
  if (width > total) {
    return { field: 'distribution.standardDeviation', ...say('deviationTooLarge') }
  }
  const positionOf = (index: number): number => index - grid.skipped.filter((skip) => skip < index).length
  return (stream) => {
    for (let draw = 0; draw < maximumRedraws; draw += 1) {
      const index = Math.floor(middle + drawNormal(stream) * width + 0.5)
      if (index >= 0 && index < total && !skipped.has(index)) return positionOf(index)
    }
    return Math.min(positionOf(Math.round(middle)), grid.count - 1)
  }
}

/** Positions without repetition, every selection equally likely: the first steps of a shuffle. */
function distinctPositions(stream: RandomStream, count: number, size: number): readonly number[] {
  const moved = new Map<number, number>()
  return Array.from({ length: size }, (_, index) => {
    const other = index + drawBelow(stream, count - index)
    const chosen = moved.get(other) ?? other
    moved.set(other, moved.get(index) ?? index)
    return chosen
  })
}

/** The free position nearest to one that is taken; the lower of two. */
function nearestFree(taken: ReadonlySet<number>, position: number, count: number): number {
  for (let distance = 1; distance < count; distance += 1) {
    if (position - distance >= 0 && !taken.has(position - distance)) return position - distance
    if (position + distance < count && !taken.has(position + distance)) return position + distance
  }
  return position
}

function distinctBy(draw: DrawPosition, stream: RandomStream, count: number, size: number): readonly number[] {
  const taken = new Set<number>()
  let redraws = maximumRedrawsPerNumber * size
  while (taken.size < size) {
    let position = draw(stream)
    for (; redraws > 0 && taken.has(position); redraws -= 1) position = draw(stream)
    taken.add(taken.has(position) ? nearestFree(taken, position, count) : position)
  }
  return [...taken]
}

/** How many standard deviations a solved number may lie from the mean. */
const maximumDeviations = 3

/** The positions that a solved number may take: all of an even spread, and none far out of a normal one. */
export function reachOf(
  { distribution }: RandomNumberVariable['parameters'],
  grid: RandomGrid,
): readonly [lowest: number, highest: number] {
  const [mean, spread] = [distribution?.mean, distribution?.standardDeviation].map((text) =>
    text === undefined ? undefined : readPlainDecimal(text),
  )
  if (mean === undefined || spread === undefined) return [0, grid.count - 1]
  const stepsOf = (numerator: bigint, denominator: bigint): number => Number(numerator / denominator)
  const first = grid.first * mean.denominator
  const middle = stepsOf(mean.numerator * grid.scale - first, mean.denominator * grid.step)
  const width = stepsOf(BigInt(maximumDeviations) * spread.numerator * grid.scale, spread.denominator * grid.step)
  return [Math.max(0, middle - width - grid.skipped.length), Math.min(grid.count - 1, middle + width)]
}

/** How the list of a random number is drawn; `undefined` where it is a single number. */
export function sampleFrom(
  { count: size, isDistinct = false, isSorted = false, distribution }: RandomNumberVariable['parameters'],
  grid: RandomGrid,
): DrawSample | SampleIssue | undefined {
  if (size === undefined) return undefined
  if (!Number.isInteger(size) || size < 1 || size > maximumElements)
    return { field: 'count', ...say('listLength', { most: String(maximumElements) }) }
  if (isDistinct && size > grid.count)
    return { field: 'count', ...say('tooFewValues', { values: String(grid.count), numbers: String(size) }) }
  const normal = distribution === undefined ? undefined : normalPositions(grid, distribution)
  if (normal !== undefined && 'field' in normal) return normal
  const inOrder = (positions: readonly number[]): readonly number[] =>
    isSorted ? [...positions].sort((a, b) => a - b) : positions
  const one: DrawPosition = normal ?? ((stream) => drawBelow(stream, grid.count))
  if (!isDistinct) return (stream) => inOrder(Array.from({ length: size }, () => one(stream)))
  return (stream) =>
    inOrder(
      normal === undefined ? distinctPositions(stream, grid.count, size) : distinctBy(normal, stream, grid.count, size),
    )
}
