import { expect, it } from 'vitest'
import { ofEachVariantFirst } from './of-each-variant-first.ts'

it('puts one answer of each variant first, of the most frequent variant before others, and loses none', () => {
  const rows = [
    { id: 1, values: { a: '5' } },
    { id: 2, values: { a: '7' } },
    { id: 3, values: { a: '7' } },
    { id: 4, values: { a: '5' } },
    { id: 5, values: { a: '7' } },
    { id: 6, values: { a: '9' } },
  ]
  expect(ofEachVariantFirst(rows).map(({ id }) => id)).toEqual([2, 1, 6, 3, 4, 5])
})
