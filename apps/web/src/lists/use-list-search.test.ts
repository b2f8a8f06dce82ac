import { managedListSorts } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { sortOf } from './use-list-search.ts'

it('keeps the order of a list, and begins with its first where it has no such order', () => {
  expect(sortOf('name', managedListSorts, '-changedAt')).toBe('name')
  expect(sortOf('uses', managedListSorts, '-changedAt')).toBe('-changedAt')
})
