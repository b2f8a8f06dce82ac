import { expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

it('groups rows by their key, groups and rows in the order in which they came', () => {
  const groups = groupBy(['pear', 'fig', 'plum', 'kiwi', 'lime'], (fruit) => fruit.length)
  expect([...groups]).toEqual([
    [4, ['pear', 'plum', 'kiwi', 'lime']],
    [3, ['fig']],
  ])
})
