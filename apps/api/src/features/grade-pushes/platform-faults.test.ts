import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { exchangeCalls, gradePushCalls } from '@isomorph/contract'
import type { TestPerson } from '../../testing/people.ts'
import { isDown, useGradePushes } from './grade-pushes.fixtures.ts'
import { selectDueLineItems } from './line-items.queries.ts'
import { runReadGrades } from './read-grades.ts'

const { world, services, columnOf, push, connected, sitThrough, addScores, changeScores } = useGradePushes()

describe('a platform that', () => {
  it('is down while grades change three times gets all of them, once, in the end', async () => {
    const { groupId, groupAssessmentId, lineItemId, ledger, status } = await connected({ learners: 0 })
    await addScores(groupId, groupAssessmentId, 400)
    world.platform.misbehave(isDown)
    for (const points of [6, 7, 8]) {
      await changeScores(groupAssessmentId, points)
      await push(lineItemId)
      await world.api.db.updateTable('lineItems').set({ nextTryAt: null }).where('id', '=', lineItemId).execute()
    }
    expect(await status()).toMatchObject({ state: 'waiting', error: expect.stringContaining('503') })
    const failed = await ledger({ outcome: 'failed' })
    expect(failed).toHaveLength(3)
    expect(failed[0]).toMatchObject({ kind: 'lineItem', canRetry: true, nextTryAt: expect.any(String) })
    world.platform.misbehave(undefined)
    await Promise.all([push(lineItemId), push(lineItemId), push(lineItemId)])
    const { taken } = world.platform.services
    expect(taken).toHaveLength(400)
    expect(new Set(taken.map(({ userId }) => userId)).size).toBe(400)
    expect(taken.every(({ scoreGiven }) => scoreGiven === 8)).toBe(true)
    expect(await status()).toMatchObject({ state: 'ready', nextTryAt: null })
    expect((await ledger({ outcome: 'failed' })).some(({ canRetry }) => canRetry)).toBe(false)
  })

  it('goes down in the middle gets the rest later, and nothing twice', async () => {
    const { groupId, groupAssessmentId, lineItemId } = await connected({ learners: 0 })
    await addScores(groupId, groupAssessmentId, 60)
    let answered = 0
    world.platform.misbehave((request, response) => {
      if (request.url?.includes('/scores')) answered += 1
      return answered > 25 && isDown(request, response)
    })
    await push(lineItemId)
    expect(world.platform.services.taken.length).toBeLessThan(30)
    world.platform.misbehave(undefined)
    await push(lineItemId)
    const { taken } = world.platform.services
    expect(taken).toHaveLength(60)
    expect(new Set(taken.map(({ userId }) => userId)).size).toBe(60)
  })

  it('lost the column gets a new one with every score', async () => {
    const { groupId, groupAssessmentId, lineItemId } = await connected({ learners: 0 })
    await addScores(groupId, groupAssessmentId, 3)
    await push(lineItemId)
    expect(columnOf(groupAssessmentId)?.scores.size).toBe(3)
    world.platform.services.lineItems.clear()
    await sql`update scores set points = 9, version = version + 1 where group_assessment_id = ${groupAssessmentId}
      and user_id = (select min(user_id) from scores where group_assessment_id = ${groupAssessmentId})`.execute(
      world.api.db,
    )
    await push(lineItemId)
    const points = [...(columnOf(groupAssessmentId)?.scores.values() ?? [])].map(({ scoreGiven }) => scoreGiven)
    expect(points.map(Number).toSorted((a, b) => a - b)).toEqual([5, 5, 9])
  })

  // 404 is what some answer of somebody who has left the course.
  it.each([400, 404])(
    'refuses one person with %i gets the others, and that one when somebody tries again',
    async (code) => {
      const { groupId, groupAssessmentId, lineItemId, status, call, ledger } = await connected({ learners: 0 })
      await addScores(groupId, groupAssessmentId, 3)
      let refusals = 1
      world.platform.misbehave((request, response) => {
        if (!request.url?.includes('/scores') || refusals === 0) return false
        refusals -= 1
        response
          .writeHead(code, { 'content-type': 'application/json' })
          .end('{"error":"Not in this course\u0000 \ud83d\ude00"}')
        return true
      })
      await push(lineItemId)
      await push(lineItemId)
      const states = (await status())?.learners.map(({ state }) => state).toSorted()
      expect(states).toEqual(['failed', 'sent', 'sent'])
      const [refused] = await ledger({ outcome: 'refused', keywords: 'not in this course' })
      expect(refused).toMatchObject({ kind: 'grade', canRetry: true })
      const retry = { as: call.as, params: { groupId }, body: { ids: [refused?.id ?? 0] } }
      expect((await world.api.call(exchangeCalls.retryGroupExchanges, retry)).data).toEqual({ retried: 1 })
      await push(lineItemId)
      expect((await status())?.learners.every(({ state }) => state === 'sent')).toBe(true)
      expect((await world.api.call(exchangeCalls.retryGroupExchanges, retry)).data).toEqual({ retried: 0 })
    },
  )

  it('answers with something that is no address is asked later, not all the time', async () => {
    const { groupId, groupAssessmentId, lineItemId, status } = await connected({ learners: 0 })
    await addScores(groupId, groupAssessmentId, 1)
    world.platform.misbehave((request, response) => {
      if (request.method !== 'POST' || !request.url?.startsWith('/services/lineitems')) return false
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"mailto:x"}')
      return true
    })
    await push(lineItemId)
    expect(await status()).toMatchObject({ state: 'failed', error: expect.stringContaining('without its address') })
    expect(await selectDueLineItems(world.api.db, 100)).not.toContain(lineItemId)
  })

  it('gives no token is asked no more until somebody tries again', async () => {
    const { groupId, groupAssessmentId, lineItemId, status, call } = await connected({ learners: 0 })
    await addScores(groupId, groupAssessmentId, 2)
    world.platform.services.tokens.clear()
    world.platform.misbehave((request, response) => {
      if (!request.url?.startsWith('/token')) return false
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}')
      return true
    })
    await push(lineItemId)
    expect(await status()).toMatchObject({ state: 'failed', error: expect.stringContaining('invalid_client') })
    expect(await selectDueLineItems(world.api.db, 100)).not.toContain(lineItemId)
    world.platform.misbehave(undefined)
    expect((await world.api.call(gradePushCalls.pushGrades, call)).status).toBe(200)
    await push(lineItemId)
    expect(world.platform.services.taken).toHaveLength(2)
  })

  it('has other grades shows where, side by side', async () => {
    const { course, groupAssessmentId, lineItemId, status } = await connected()
    const [learner] = course.learners as [TestPerson]
    await sitThrough(learner, groupAssessmentId)
    await push(lineItemId)
    await runReadGrades(services(), lineItemId)
    expect((await status())?.learners[0]).toMatchObject({ isRead: true, isDifferent: false })
    const score = columnOf(groupAssessmentId)?.scores.get(`sub ${learner.id}`)
    columnOf(groupAssessmentId)?.scores.set(`sub ${learner.id}`, { ...score, scoreGiven: 3 })
    await runReadGrades(services(), lineItemId)
    const theirs = { points: 3, maximum: 10 }
    expect((await status())?.learners[0]).toMatchObject({ isRead: true, isDifferent: true, theirs })
  })

  it('cannot be asked for its grades says why, and what it said before stays', async () => {
    const { course, groupAssessmentId, lineItemId, status, ledger } = await connected()
    await sitThrough(course.learners[0] as TestPerson, groupAssessmentId)
    await push(lineItemId)
    await runReadGrades(services(), lineItemId)
    const before = (await status())?.readAt
    world.platform.misbehave(isDown)
    await runReadGrades(services(), lineItemId)
    expect(await status()).toMatchObject({ readAt: before, readError: expect.stringContaining('503') })
    expect((await ledger({ kind: 'results' }))[0]).toMatchObject({ outcome: 'failed' })
    world.platform.misbehave(undefined)
    await runReadGrades(services(), lineItemId)
    expect((await status())?.readError).toBe('')
  })

  it('has no column yet, or is switched off, is not asked, and the page says why', async () => {
    const { course, groupAssessmentId, lineItemId, status, ledger } = await connected()
    await runReadGrades(services(), lineItemId)
    expect(await status()).toMatchObject({ readAt: null, readError: expect.stringContaining('no column') })
    expect(await ledger({ kind: 'results' })).toEqual([])
    await sitThrough(course.learners[0] as TestPerson, groupAssessmentId)
    await push(lineItemId)
    expect((await status())?.readError).toBe('')
    const switchTo = async (isEnabled: boolean) =>
      await world.api.db
        .updateTable('externalProviders')
        .set({ isEnabled })
        .where('id', '=', world.providerId)
        .execute()
    await switchTo(false)
    await runReadGrades(services(), lineItemId)
    expect((await status())?.readError).toContain('switched off')
    await switchTo(true)
    await runReadGrades(services(), lineItemId)
    expect(await status()).toMatchObject({ readAt: expect.any(String), readError: '' })
  })

  it('lost the column says so when it is asked, and gets another one though no score has changed', async () => {
    const { groupId, groupAssessmentId, lineItemId, status, ledger } = await connected({ learners: 0 })
    await addScores(groupId, groupAssessmentId, 3)
    await push(lineItemId)
    await runReadGrades(services(), lineItemId)
    world.platform.services.lineItems.clear()
    await push(lineItemId)
    expect(columnOf(groupAssessmentId)).toBeUndefined()
    await runReadGrades(services(), lineItemId)
    const deleted = expect.stringContaining('was deleted at the platform')
    // What the former column had is no answer any more.
    expect(await status()).toMatchObject({ readAt: null, readError: deleted })
    expect((await ledger({ kind: 'results' }))[0]).toMatchObject({ outcome: 'refused', detail: deleted })
    expect((await status())?.learners.map(({ state }) => state)).toEqual(['due', 'due', 'due'])
    await push(lineItemId)
    expect(columnOf(groupAssessmentId)?.scores.size).toBe(3)
    await runReadGrades(services(), lineItemId)
    expect(await status()).toMatchObject({ readError: '', state: 'ready' })
  })

  it('has no results but the column keeps the column', async () => {
    const { course, groupAssessmentId, lineItemId, status } = await connected()
    await sitThrough(course.learners[0] as TestPerson, groupAssessmentId)
    await push(lineItemId)
    world.platform.misbehave((request, response) => {
      if (!request.url?.includes('/results')) return false
      response.writeHead(404).end()
      return true
    })
    await runReadGrades(services(), lineItemId)
    expect(await status()).toMatchObject({ readError: expect.stringContaining('404') })
    expect((await status())?.learners[0]?.state).toBe('sent')
  })
})
