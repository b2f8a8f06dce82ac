import { describe, expect, it } from 'vitest'
import type { GroupRole } from '@isomorph/access'
import { planRoster, removesMany, type HeldRole, type RosterMember } from './roster-plan.ts'

const externalGroupId = 7

function member(userId: number | null, role: GroupRole = 'GroupLearner', sub = `s${userId}`): RosterMember {
  return { sub, userId, role, name: `Person ${userId}` }
}

function held(userId: number, role: GroupRole = 'GroupLearner', from: number | null = externalGroupId): HeldRole {
  return { userId, role, externalGroupId: from }
}

const owner = held(1, 'GroupOwner', null)
const words = (plan: ReturnType<typeof planRoster>) => [
  plan.added.map(({ sub }) => sub),
  plan.changed.map(({ userId }) => userId),
  plan.removed.map(({ userId }) => userId),
  plan.unchanged,
]

describe('a roster', () => {
  it('adds who is new, removes who is gone, changes roles, and leaves the others', () => {
    const members = [member(2), member(3, 'GroupGrader'), member(null, 'GroupLearner', 'new')]
    const plan = planRoster({ externalGroupId, members, held: [owner, held(2), held(3), held(4)] })
    expect(words(plan)).toEqual([['new'], [3], [4], 1])
  })

  it('touches nobody who was added by hand or comes from elsewhere', () => {
    const members = [member(5), member(6, 'GroupGrader')]
    const byHand = [owner, held(5, 'GroupGrader', null), held(6, 'GroupLearner', 9), held(8, 'GroupLearner', null)]
    expect(words(planRoster({ externalGroupId, members, held: byHand }))).toEqual([[], [], [], 2])
  })

  it('names a person of two accounts once, with the higher role', () => {
    const members = [member(2), member(2, 'GroupGrader', 'other')]
    expect(words(planRoster({ externalGroupId, members, held: [owner] }))).toEqual([['other'], [], [], 0])
  })

  it('leaves a course its last instructors', () => {
    const plan = planRoster({ externalGroupId, members: [member(2)], held: [held(1, 'GroupOwner'), held(2)] })
    expect(words(plan)).toEqual([[], [], [], 2])
  })

  it('is looked at first where it would remove more than half of ten or more', () => {
    const all = Array.from({ length: 10 }, (_, index) => held(index + 10))
    const after = (kept: number) => {
      const roster = {
        externalGroupId,
        members: all.slice(0, kept).map(({ userId }) => member(userId)),
        held: [owner, ...all],
      }
      return removesMany(planRoster(roster), roster)
    }
    expect([after(10), after(5), after(4)]).toEqual([false, false, true])
  })
})
