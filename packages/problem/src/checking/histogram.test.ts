import { expect, it } from 'vitest'
import { distributionOf } from './histogram.ts'

const observed = (values: readonly number[]) => values.map((value) => ({ value, shown: String(value) }))
const labelsOf = (values: readonly number[]) => distributionOf(observed(values)).bars.map(({ label }) => label)
const spread = (from: number, step: number) => Array.from({ length: 21 }, (_, index) => from + index * step)

it('writes ranges in three digits where that tells them apart, with the sign of typesetting', () => {
  expect(labelsOf(spread(-10, 1)).slice(0, 2)).toEqual(['−10 … −8', '−8 … −6'])
})

it('writes 0 where a range begins at 0', () => {
  expect(labelsOf(spread(-0.3, 0.05))[3]).toBe('0 … 0.1')
})

it('writes ranges that lie close together in more digits', () => {
  const labels = labelsOf(spread(10, 0.02))
  expect(labels.slice(0, 3)).toEqual(['10 … 10.04', '10.04 … 10.08', '10.08 … 10.12'])
  expect(new Set(labels).size).toBe(10)
})
