import type { Group, GroupAssessmentSummary } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { copySchemaOf, countOutside, datesOfTarget, firstDraft, weeksFor, weeksOf } from './copy-draft.ts'

const timeZone = 'America/Indianapolis'
const fall = { id: 1, name: 'Fall 2026', startDate: '2026-08-24T04:00:00.000Z', endDate: '2026-12-20T04:59:59.997Z' }
const spring = {
  id: 2,
  name: 'Spring 2027',
  startDate: '2027-01-11T05:00:00.000Z',
  endDate: '2027-05-09T03:59:59.997Z',
}
const terms = [spring, fall]
const group: Group = {
  id: 5,
  name: 'Calculus',
  isDeleted: false,
  externalTermId: 1,
  term: fall,
  startDate: null,
  endDate: null,
  owners: [],
  roles: [],
  activities: [],
  userTimerMultipliers: [],
}
const quiz: GroupAssessmentSummary = {
  id: 11,
  groupId: 5,
  name: 'Quiz',
  isPublished: true,
  state: 'open',
  opensAt: null,
  dueAt: '2026-09-05T03:59:59.997Z',
  closesAt: '2026-09-05T03:59:59.997Z',
  timeLimitMinutes: null,
  problemCount: 1,
  points: 1,
  isDeleted: false,
  own: null,
  counts: null,
}
const source = { group, items: [quiz, { ...quiz, id: 12, dueAt: null, closesAt: null }], timeZone }
const draft = firstDraft(source, { terms, now: Date.parse('2026-11-01T00:00:00Z'), only: null })

it('begins with all assessments in the next term, with the same weekdays and times', () => {
  expect(draft).toMatchObject({ name: 'Calculus', termId: '2', into: '', weeks: '20' })
  expect(draft.rows).toEqual([
    { isChosen: true, opensAt: '', dueAt: '2027-01-22T23:59', closesAt: '' },
    { isChosen: true, opensAt: '', dueAt: '', closesAt: '' },
  ])
  const only = firstDraft(source, { terms, now: 0, only: 12 })
  expect(only.rows.map(({ isChosen }) => isChosen)).toEqual([false, true])
})

it('sends the moments with the seconds that fields do not show, and what was typed instead', () => {
  const schema = copySchemaOf(source)
  const into = { kind: 'new', name: 'Calculus', externalTermId: 2, startDate: null, endDate: null }
  const none = { opensAt: null, dueAt: null, closesAt: null }
  expect(schema.parse(draft)).toEqual({
    into,
    assessments: [
      { ...none, groupAssessmentId: 11, dueAt: '2027-01-23T04:59:59.997Z' },
      { ...none, groupAssessmentId: 12 },
    ],
  })
  const [first, second] = draft.rows
  if (!first || !second) throw new Error('There are two.')
  const changed = {
    ...draft,
    into: '7',
    rows: [
      { ...first, dueAt: '2027-04-01T12:00' },
      { ...second, isChosen: false },
    ],
  }
  expect(schema.parse(changed)).toEqual({
    into: { kind: 'existing', groupId: 7 },
    assessments: [{ ...none, groupAssessmentId: 11, dueAt: '2027-04-01T16:00:00.000Z' }],
  })
})

it('names the field whose date is too early, and what the course lacks', () => {
  const [first, second] = draft.rows
  if (!first || !second) throw new Error('There are two.')
  const wrong = { ...draft, name: ' ', rows: [{ ...first, opensAt: '2027-02-01T08:00' }, second] }
  const { error } = copySchemaOf(source).safeParse(wrong)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['name', 'rows.0.dueAt'])
  const nothing = { ...draft, into: '7', rows: draft.rows.map((row) => ({ ...row, isChosen: false })) }
  expect(copySchemaOf(source).safeParse(nothing).error?.issues[0]?.path).toEqual(['into'])
})

it('goes by the first day of the course that is copied into', () => {
  const groups = [{ ...group, id: 9, term: null, startDate: '2026-09-07T04:00:00.000Z' }]
  const known = { terms, groups, timeZone }
  expect(weeksFor(group, datesOfTarget({ into: '9', termId: '2', startDay: '', endDay: '' }, known).startDate)).toBe(2)
  expect(
    weeksFor(group, datesOfTarget({ into: '', termId: '', startDay: '2027-08-23', endDay: '' }, known).startDate),
  ).toBe(52)
  expect(weeksFor(group, datesOfTarget({ into: '', termId: '', startDay: '', endDay: '' }, known).startDate)).toBe(0)
  expect([' 4 ', '-3', 'four', '1.5', '900'].map(weeksOf)).toEqual([4, -3, null, null, null])
})

it('counts the dates of chosen assessments that lie outside the course that is copied into', () => {
  const row = { isChosen: true, opensAt: '', dueAt: '2026-12-04T14:30', closesAt: '' }
  const within = { ...row, opensAt: '2027-01-11T00:00', dueAt: '2027-05-08T23:59' }
  const rows = [row, within, { ...row, isChosen: false }, { ...row, closesAt: '2027-05-09T00:00' }]
  expect(countOutside(rows, spring, timeZone)).toBe(3)
  expect(countOutside(rows, { startDate: null, endDate: null }, timeZone)).toBe(0)
})
