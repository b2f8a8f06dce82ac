import { expect, it } from 'vitest'
import type { RosterSync } from '@isomorph/contract'
import { countsOf } from './roster-labels.ts'

const sync = { readPeople: 23, added: 2, removed: 1, changed: 0, unchanged: 21 } as RosterSync

it('says what a roster changes', () => {
  expect(countsOf(sync)).toBe('23 people there: 2 join, 1 leaves, 21 as before')
  expect(countsOf({ ...sync, readPeople: 1, added: 0, removed: 0, unchanged: 0 })).toBe(
    '1 person there: nothing changes',
  )
})
