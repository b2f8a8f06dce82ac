import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditCalls, resultCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { moment } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { bodyOf, overrideWorld } from './overrides.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

const world = (settings?: object) => overrideWorld(api, settings)

describe('whoever sets something by hand', () => {
  it('is refused where they saw something else than what stands', async () => {
    const w = await world()
    const first = (await w.setResult({ kind: 'points', value: 4 })).data.override?.id ?? 0
    const stale = await w.setResult({ kind: 'points', value: 5 }, {}, w.course.instructor)
    expect([stale.status, stale.error.type]).toEqual([409, 'urn:isomorph:overridden-meanwhile'])
    const next = (await w.setResult({ kind: 'points', value: 5 }, { replaces: first })).data.override?.id ?? 0
    expect((await w.undoResult(first)).error.type).toBe('urn:isomorph:overridden-meanwhile')
    expect((await w.undoResult(next)).status).toBe(200)
    expect((await w.undoTotal(next)).status).toBe(404)
  })

  it('can repeat a request: the same key does nothing a second time', async () => {
    const w = await world()
    const clientKey = randomUUID()
    const body = bodyOf({ kind: 'points', value: 4 }, { clientKey })
    const ask = () => api.call(resultCalls.setResultOverride, { as: w.course.grader, params: w.onResult, body })
    const [first, second] = await Promise.all([ask(), ask()])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.data.override?.id).toBe(second.data.override?.id)
    await w.undoResult(first.data.override?.id ?? 0)
    expect((await ask()).data.override).toBeNull()
    expect((await w.setTotal({ kind: 'points', value: 4 }, { clientKey })).error.type).toBe(
      'urn:isomorph:key-of-other-override',
    )
  })

  it('is refused where its key comes again with other content', async () => {
    const w = await world()
    const further = { clientKey: randomUUID() }
    await w.setResult({ kind: 'points', value: 4 }, further)
    const others = [
      w.setResult({ kind: 'points', value: 5 }, further),
      w.setResult({ kind: 'percent', value: 4 }, further),
      w.setResult({ kind: 'points', value: 4 }, { ...further, reason: 'Another one.' }),
      w.setResult({ kind: 'points', value: 4 }, { ...further, learnerNote: 'Sorry.' }),
    ]
    for (const { status, error } of await Promise.all(others))
      expect([status, error.type]).toEqual([409, 'urn:isomorph:key-of-other-override'])
    expect((await w.row()).points).toBe(4)
  })

  it('wins or loses against somebody else, and a submission meanwhile is counted', async () => {
    const w = await world()
    const asks = [4, 5, 6].map((value) =>
      w.setResult({ kind: 'points', value }, {}, value === 5 ? w.course.instructor : w.course.grader),
    )
    const [submitted, ...answers] = await Promise.all([w.sitter.submit(w.id, w.right), ...asks])
    expect(submitted.status).toBe(200)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const row = await w.row()
    expect(row).toMatchObject({ computedPoints: 10, points: row.cells[0]?.points })
    expect([4, 5, 6]).toContain(row.points)
  })

  it('is named in the audit log, with what stood before', async () => {
    const w = await world()
    const { data } = await w.setResult({ kind: 'points', value: 4 })
    await w.undoResult(data.override?.id ?? 0)
    await w.setTotal({ kind: 'percent', value: 50 })
    const auditor = await addPerson(api.db, `auditor${w.delivery.id}`, ['SuperAdmin'])
    const acts = async (action: string) =>
      (await api.call(auditCalls.searchAuditEvents, { as: auditor, query: { action } })).data.items[0]
    expect(await acts('result.override')).toMatchObject({
      entityId: w.id,
      after: { learner: w.learner.id, kind: 'points', value: 4, points: 4, reason: 'Misprint.' },
    })
    expect(await acts('result.withdrawOverride')).toMatchObject({ before: { kind: 'points', value: 4 } })
    expect(await acts('score.override')).toMatchObject({ entityId: w.delivery.id, after: { value: 50, points: 10 } })
  })
})

describe('the totals of many', () => {
  it('are set at once, and it is said for whom not and why', async () => {
    const w = await world()
    const idle = w.course.learners[1] as TestPerson
    const stranger = await addPerson(api.db, `stranger${w.delivery.id}`)
    const learners = [w.learner, idle, stranger].map(({ id: userId }) => ({ userId, replaces: null }))
    const common = { clientKey: randomUUID(), reason: 'The server was down.', learnerNote: '', learners }
    const ask = () =>
      api.call(resultCalls.setScoreOverrides, {
        as: w.course.grader,
        params: w.params,
        body: { ...common, kind: 'noLatePenalty' as const },
      })
    const outcome = {
      set: [w.learner.id],
      refused: [
        { userId: idle.id, line: null, because: 'notStarted' },
        { userId: stranger.id, line: null, because: 'notALearner' },
      ],
    }
    expect((await ask()).data).toEqual(outcome)
    expect((await ask()).data).toEqual(outcome)
    expect((await w.row()).override).toMatchObject({ kind: 'noLatePenalty', reason: 'The server was down.' })
    const other = { ...common, clientKey: randomUUID(), kind: 'points' as const, value: 3 }
    const stale = await api.call(resultCalls.setScoreOverrides, { as: w.course.grader, params: w.params, body: other })
    expect(stale.data.refused[0]).toMatchObject({ userId: w.learner.id, because: 'changedMeanwhile' })
    expect((await w.row(idle.id)).overridePoints).toBe(3)
  })

  it('are set for nobody where the key has set something else', async () => {
    const w = await world()
    const idle = w.course.learners[1] as TestPerson
    const clientKey = randomUUID()
    const set = (value: number, people: readonly { readonly id: number }[]) =>
      api.call(resultCalls.setScoreOverrides, {
        as: w.course.grader,
        params: w.params,
        body: {
          clientKey,
          kind: 'points',
          value,
          reason: 'The server was down.',
          learnerNote: '',
          learners: people.map(({ id: userId }) => ({ userId, replaces: null })),
        },
      })
    expect((await set(3, [w.learner])).data.set).toEqual([w.learner.id])
    for (const other of [await set(4, [idle, w.learner]), await set(3, [idle])])
      expect(other.error.type).toBe('urn:isomorph:key-of-other-override')
    expect([(await w.row()).overridePoints, (await w.row(idle.id)).overridePoints]).toEqual([3, null])
  })

  it('come from a file with the columns of the export, line by line', async () => {
    const w = await world()
    const idle = w.course.learners[1] as TestPerson
    await w.setTotal({ kind: 'points', value: 1 })
    const emailOf = ({ id }: { id: number }) =>
      api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
    const [own, others] = [(await emailOf(w.learner)).email, (await emailOf(idle)).email]
    const send = (csv: string) =>
      api.call(resultCalls.setScoreOverrides, {
        as: w.course.grader,
        params: w.params,
        body: { kind: 'file', csv, clientKey: randomUUID(), reason: 'Paper exam.', learnerNote: '' },
      })
    const rows = [`${own.toUpperCase()};7,5`, `${others};x`, `${own};9`, 'nobody@example.org;3', `${others};`]
    const { data } = await send(['Email;Points set by hand', ...rows].join('\n'))
    expect(data).toEqual({
      set: [w.learner.id],
      refused: [
        { userId: null, line: { number: 3, text: others }, because: 'notANumber' },
        { userId: w.learner.id, line: { number: 4, text: own }, because: 'namedTwice' },
        { userId: null, line: { number: 5, text: 'nobody@example.org' }, because: 'unknownPerson' },
      ],
    })
    expect((await w.row()).overridePoints).toBe(7.5)
    expect((await send('Name,Mark\nA,1')).error.type).toBe('urn:isomorph:unreadable-scores')
  })

  it('come from a file that was looked at: whom it changes, from what to what, and each line that is wrong', async () => {
    const w = await world()
    const idle = w.course.learners[1] as TestPerson
    await w.setTotal({ kind: 'points', value: 1 })
    const emailOf = ({ id }: { id: number }) =>
      api.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
    const [own, others] = [(await emailOf(w.learner)).email, (await emailOf(idle)).email]
    const look = (csv: string) =>
      api.call(resultCalls.readScoreFile, { as: w.course.grader, params: w.params, body: { csv } })
    const csv = ['Email;Points', `${own};7,5`, `${others};12`, `${own};9`, `${others};99999`, 'nobody;3'].join('\n')
    const { data } = await look(csv)
    const { override } = await w.row()
    expect(data).toMatchObject({
      column: 'Points',
      scores: [
        { learner: { id: w.learner.id }, line: 2, before: 1, after: 7.5, replaces: override?.id, isSet: false },
        { learner: { id: idle.id }, line: 3, before: 0, after: 12, replaces: null, isSet: false },
      ],
      refused: [
        { line: { number: 4 }, because: 'namedTwice' },
        { line: { number: 5 }, because: 'aboveMaximum' },
        { userId: null, line: { number: 6, text: 'nobody' }, because: 'unknownPerson' },
      ],
    })
    expect((await w.row()).overridePoints).toBe(1)
    // Somebody else has set another total meanwhile, of one of them.
    await w.setTotal({ kind: 'points', value: 2 }, { replaces: override?.id ?? null })
    const clientKey = randomUUID()
    const set = () =>
      api.call(resultCalls.setScoreOverrides, {
        as: w.course.grader,
        params: w.params,
        body: {
          kind: 'file',
          csv,
          clientKey,
          reason: 'Paper exam.',
          learnerNote: '',
          only: data.scores.map(({ learner, replaces }) => ({ userId: learner.id, replaces })),
        },
      })
    for (const outcome of [await set(), await set()])
      expect(outcome.data).toMatchObject({
        set: [idle.id],
        refused: [
          { because: 'namedTwice' },
          { because: 'aboveMaximum' },
          { because: 'unknownPerson' },
          { userId: w.learner.id, line: { number: 2 }, because: 'changedMeanwhile' },
        ],
      })
    expect([(await w.row()).overridePoints, (await w.row(idle.id)).overridePoints]).toEqual([2, 12])
    expect((await look(csv)).data.scores.map(({ isSet }) => isSet)).toEqual([false, true])
    expect((await look(`Email;Percent\n${others};50`)).data.refused).toMatchObject([{ because: 'notStarted' }])
    expect((await look('')).error.type).toBe('urn:isomorph:unreadable-scores')
  })
})
