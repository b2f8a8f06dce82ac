import { emptyProblemContent, type VariantRow } from '@isomorph/problem'
import { describe, expect, it } from 'vitest'
import { cellOf, refusalOf, shownRows } from './lab-table.ts'

function row(seed: number, a: number, issues: readonly number[] = []): VariantRow {
  const shown = { a: String(a) }
  return {
    seed,
    drawn: { 1: String(a) },
    values: shown,
    numbers: { a },
    answers: { '1:0': String(10 * a) },
    spread: 0,
    issues,
  }
}

const rows = [row(1, 30), row(2, 4, [0]), row(3, 200)]
const seeds = (shown: readonly VariantRow[]) => shown.map(({ seed }) => seed)
const bySeed = { column: 'seed', isDescending: false } as const

describe('the table of the lab', () => {
  it('sorts by numbers, either way', () => {
    expect(seeds(shownRows(rows, {}, { column: 'value a', isDescending: false }))).toEqual([2, 1, 3])
    expect(seeds(shownRows(rows, {}, { column: 'answer 1:0', isDescending: true }))).toEqual([3, 1, 2])
  })

  it('writes true minus signs, and sorts what is negative by its number', () => {
    const negative = row(4, -5)
    expect([cellOf(negative, 'value a'), cellOf(negative, 'answer 1:0')]).toEqual(['−5', '−50'])
    const sorted = shownRows([...rows, negative], {}, { column: 'answer 1:0', isDescending: false })
    expect(seeds(sorted)).toEqual([4, 2, 1, 3])
  })

  it('shows the variants of an issue, or of a bar of a histogram', () => {
    expect(seeds(shownRows(rows, { issue: 0 }, bySeed))).toEqual([2])
    const range = { label: '0 … 100', count: 2, from: 0, to: 100 }
    expect(seeds(shownRows(rows, { bar: { column: 'value a', bar: range } }, bySeed))).toEqual([1, 2])
    const last = { label: '100 … 200', count: 1, from: 100, to: 200, isLast: true }
    expect(seeds(shownRows(rows, { bar: { column: 'value a', bar: last } }, bySeed))).toEqual([3])
    expect(seeds(shownRows(rows, { bar: { column: 'value a', bar: { label: '30', count: 1 } } }, bySeed))).toEqual([1])
  })
})

describe('variants chosen by hand', () => {
  it('are at most fifty that are pinned', () => {
    const many = Array.from({ length: 51 }, (_, index) => row(index, index))
    expect(refusalOf('pin', emptyProblemContent, many)).toBe('At most 50 variants can be pinned.')
    expect(refusalOf('pin', emptyProblemContent, many.slice(1))).toBeUndefined()
    expect(refusalOf('exclude', emptyProblemContent, many)).toBeUndefined()
  })
})
