import type { RegradableItem } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { byNewestVersion, draftOf, pointsOf, targetsOf } from './regrade-draft.ts'

const item: RegradableItem = {
  itemKey: 3,
  position: 1,
  problemId: 7,
  name: 'Sums',
  points: 10,
  isDrawn: false,
  deliveredRevisionNumber: 1,
  rules: { problemRevisionId: null, points: null, creditRule: 'asMarked', questionRules: [] },
  questions: [],
  revisions: [],
}

describe('the draft of a regrade', () => {
  it('is no target while it is what holds', () => {
    expect(targetsOf([item], { 3: draftOf(item) })).toEqual([])
    expect(targetsOf([item], {})).toEqual([])
    expect(targetsOf([item], { 3: { ...draftOf(item), points: '10.0', questions: { 1: 'asMarked' } } })).toEqual([])
  })

  it('begins with the newest version of a mended problem, and with nothing where it was delivered so', () => {
    const revision = (number: number) => ({ id: 10 + number, number, createdAt: '2026-03-01T10:00:00Z' })
    const mended = { ...item, revisions: [revision(1), revision(3), revision(2)] }
    expect(byNewestVersion([mended], 3)[3]?.revision).toBe('13')
    expect(byNewestVersion([{ ...mended, deliveredRevisionNumber: 3 }], 3)).toEqual({})
    expect(byNewestVersion([mended], 4)).toEqual({})
  })

  it('names the version, the points and the rules of questions', () => {
    const draft = { ...draftOf(item), revision: '12', points: '4,5', questions: { 2: 'fullCredit' } as const }
    expect(targetsOf([item], { 3: draft })).toEqual([
      {
        itemKey: 3,
        rules: {
          problemRevisionId: 12,
          points: 4.5,
          creditRule: 'asMarked',
          questionRules: [{ questionKey: 2, creditRule: 'fullCredit' }],
        },
      },
    ])
  })

  it('leaves the points of what does not count alone', () => {
    const draft = { ...draftOf(item), creditRule: 'dropped' as const, points: '3' }
    expect(targetsOf([item], { 3: draft })[0]?.rules).toMatchObject({ creditRule: 'dropped', points: null })
  })

  it.each(['', 'ten', '-1', '10001'])('takes %j for no points', (points) => {
    expect(pointsOf({ ...draftOf(item), points })).toBeUndefined()
  })
})
