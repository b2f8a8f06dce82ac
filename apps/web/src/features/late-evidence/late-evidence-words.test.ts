import type { LateEvidence } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { clockText, pointsText, sameOutage } from './late-evidence-words.ts'

const one = { id: 1, outage: 1, state: 'waiting', points: 2, pointsIfAccepted: 6, possiblePoints: 6 } as LateEvidence

it('says how wrong the clock was', () => {
  expect([0.42, -12, 0.01, null].map(clockText)).toEqual([
    'clock 0.4 s ahead',
    'clock 12 s behind',
    'clock right',
    'clock not known',
  ])
})

it('says what accepting changes', () => {
  expect(pointsText(one)).toBe('2 → 6 of 6 points')
  expect(pointsText({ ...one, state: 'accepted', points: 6 })).toBe('6 of 6 points')
})

it('finds those who lost the network together and still wait', () => {
  const others = [
    { ...one, id: 2 },
    { ...one, id: 3, outage: 2 },
    { ...one, id: 4, state: 'declined' as const },
  ]
  expect(sameOutage([one, ...others], one).map(({ id }) => id)).toEqual([1, 2])
  const connected = { ...one, outage: null }
  expect(sameOutage([connected], connected)).toEqual([])
})
