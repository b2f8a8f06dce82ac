import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exchangeCalls, gradePushCalls, ltiLaunchCalls } from '@isomorph/contract'
import { addCourse, createSitter, grant, rightAnswer } from '../../testing/deliveries.ts'
import { startLaunches, type Launches } from '../../testing/lti.fixtures.ts'
import type { TestPerson } from '../../testing/people.ts'
import { selectDueLineItems } from './line-items.queries.ts'
import { runPushGrades } from './push-grades.ts'
import { runReadGrades } from './read-grades.ts'

const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`

let world: Launches
let contexts = 0

beforeAll(async () => {
  world = await startLaunches()
})
afterAll(() => world.close())
afterEach(() => {
  world.platform.lie(undefined)
  world.platform.misbehave(undefined)
  world.platform.services.taken.length = 0
})

const services = () => world.api.app.contractRouting.services
const push = async (lineItemId: number) => await runPushGrades(services(), lineItemId)

/** A course whose learners the platform knows, connected by an instructor's launch, with an assessment behind the link. */
async function connected(options: { readonly learners?: number; readonly settings?: object } = {}) {
  const { api, platform } = world
  const course = await addCourse(api, { learners: options.learners ?? 1 })
  const { id: groupAssessmentId } = await course.give(options.settings ?? {})
  contexts += 1
  const contextId = `course ${contexts}`
  platform.lie((claims) => ({ claims: { ...claims, [claim('context')]: { id: contextId, title: contextId } } }))
  const ina = await world.arrive('ina')
  const { groupId } = course
  await api.db
    .insertInto('groupUserRoles')
    .values({ groupId, userId: ina.user.id, role: 'GroupOwner', externalGroupId: null })
    .execute()
  const at = { headers: ina.headers, params: { ltiLaunchId: ina.id } }
  await api.call(ltiLaunchCalls.connectLtiContext, { ...at, body: { groupId } })
  await api.call(ltiLaunchCalls.chooseLtiAssessment, { ...at, body: { groupAssessmentId } })
  await know(course.learners)
  const item = await api.db
    .selectFrom('lineItems')
    .select('id')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .executeTakeFirstOrThrow()
  const call = { as: course.instructor, params: { groupAssessmentId } }
  const status = async () => {
    const { data } = await api.call(gradePushCalls.getGradePushes, call)
    return data.lineItems[0]
  }
  const ledger = async (query: object = {}) => {
    const { as } = call
    const { data } = await api.call(exchangeCalls.searchGroupExchanges, { as, params: { groupId }, query })
    return data.items
  }
  return { course, groupId, groupAssessmentId, lineItemId: item.id, call, status, ledger }
}

async function know(people: readonly TestPerson[]): Promise<void> {
  const provider = `lti:${world.providerId}`
  if (people.length === 0) return
  const rows = people.map(({ id }) => ({ provider, subject: `sub ${id}`, userId: id }))
  await world.api.db.insertInto('identities').values(rows).execute()
}

/** A learner answers. */
async function sitThrough(learner: TestPerson, groupAssessmentId: number): Promise<void> {
  const sitter = createSitter(world.api, learner, groupAssessmentId)
  const { data } = await sitter.start()
  const id = data.problems[0]?.problemInstanceId ?? 0
  await sitter.submit(id, rightAnswer((await sitter.page(id)).data))
}

function columns() {
  return [...world.platform.services.lineItems.values()]
}

/** The column of an assessment at the platform. */
function columnOf(groupAssessmentId: number) {
  return columns().findLast(({ fields }) => fields['resourceId'] === `ga-${groupAssessmentId}`)
}

/** Many learners who have a score each. */
async function addScores(groupId: number, groupAssessmentId: number, count: number): Promise<void> {
  const { db } = world.api
  await sql`
    with made as (
      insert into users (user_name, email, first_name, last_name)
      select ${`many${groupAssessmentId}x`} || n, ${`many${groupAssessmentId}x`} || n || '@example.org', 'M', 'N' || n
        from generate_series(1, ${count}) n returning id
    ), known as (
      insert into identities (provider, subject, user_id)
      select ${`lti:${world.providerId}`}, 'sub ' || id, id from made
    ), roster as (
      insert into group_user_roles (group_id, user_id, role) select ${groupId}, id, 'GroupLearner' from made
    ), begun as (
      insert into learner_statuses (group_assessment_id, user_id, delivery_number, started_at)
      select ${groupAssessmentId}, id, 1, now() from made
    )
    insert into scores (group_assessment_id, user_id, points, possible)
    select ${groupAssessmentId}, id, 5, 10 from made`.execute(db)
}

/** Another score for everybody, as submissions write it. */
async function changeScores(groupAssessmentId: number, points: number): Promise<void> {
  await sql`update scores set points = ${points}, version = version + 1
    where group_assessment_id = ${groupAssessmentId}`.execute(world.api.db)
}

const isDown = (_request: unknown, response: { writeHead: (status: number) => { end: () => void } }): boolean => {
  response.writeHead(503).end()
  return true
}

describe('scores', () => {
  it('go to a column that is made once, once each, and again when they change', async () => {
    const { course, groupAssessmentId, lineItemId, status, ledger } = await connected()
    const [learner] = course.learners as [TestPerson]
    await push(lineItemId)
    expect(world.platform.services.taken).toEqual([])
    expect((await status())?.learners[0]?.state).toBe('nothing')

    await sitThrough(learner, groupAssessmentId)
    expect(await selectDueLineItems(world.api.db, 100)).toContain(lineItemId)
    expect((await status())?.learners[0]).toMatchObject({ state: 'due', ours: { points: 10, maximum: 10 } })
    await push(lineItemId)
    await push(lineItemId)
    expect(world.platform.services.taken).toMatchObject([
      {
        userId: `sub ${learner.id}`,
        scoreGiven: 10,
        scoreMaximum: 10,
        activityProgress: 'InProgress',
        gradingProgress: 'FullyGraded',
      },
    ])
    expect(columnOf(groupAssessmentId)?.fields).toMatchObject({ label: 'Sums, week 1', scoreMaximum: 10 })
    expect((await status())?.learners[0]).toMatchObject({ state: 'sent', sent: { points: 10, maximum: 10 } })
    expect(await selectDueLineItems(world.api.db, 100)).not.toContain(lineItemId)

    await changeScores(groupAssessmentId, 4)
    await push(lineItemId)
    const [first, second] = world.platform.services.taken
    expect(second).toMatchObject({ scoreGiven: 4 })
    expect(String(second?.['timestamp']) > String(first?.['timestamp'])).toBe(true)
    expect(columns().filter(({ fields }) => fields['resourceId'] === `ga-${groupAssessmentId}`)).toHaveLength(1)
    const kinds = (await ledger()).map(({ kind, outcome, person }) => `${kind} ${outcome} ${person?.id ?? '-'}`)
    expect(kinds.filter((line) => !line.startsWith('launch'))).toEqual([
      `grade accepted ${learner.id}`,
      `grade accepted ${learner.id}`,
      'lineItem accepted -',
    ])
  })

  it('wait for their release', async () => {
    const { course, groupAssessmentId, lineItemId, status } = await connected()
    await world.api.db
      .updateTable('groupAssessments')
      .set({ scoresRelease: 'byHand' })
      .where('id', '=', groupAssessmentId)
      .execute()
    await sitThrough(course.learners[0] as TestPerson, groupAssessmentId)
    await push(lineItemId)
    expect((await status())?.learners[0]?.state).toBe('notReleased')
    await world.api.db
      .updateTable('groupAssessments')
      .set({ scoresReleasedAt: new Date(Date.now() - 1000), version: sql`version + 1` })
      .where('id', '=', groupAssessmentId)
      .execute()
    expect(await selectDueLineItems(world.api.db, 100)).toContain(lineItemId)
    await push(lineItemId)
    expect(world.platform.services.taken).toHaveLength(1)
  })

  it('of somebody who is excused later are taken back', async () => {
    const { course, groupAssessmentId, lineItemId, status } = await connected()
    const [learner] = course.learners as [TestPerson]
    await sitThrough(learner, groupAssessmentId)
    await push(lineItemId)
    await grant(world.api, learner.id, { groupId: null, groupAssessmentId, isExcused: true })
    await push(lineItemId)
    expect(world.platform.services.taken.at(-1)).toMatchObject({ gradingProgress: 'NotReady' })
    expect(world.platform.services.taken.at(-1)).not.toHaveProperty('scoreGiven')
    expect((await status())?.learners[0]).toMatchObject({ state: 'excused', sent: null })
  })

  it('of somebody whom the platform does not know are named as such', async () => {
    const { course, groupAssessmentId, lineItemId, status } = await connected({ learners: 2 })
    const [known, unknown] = course.learners as [TestPerson, TestPerson]
    await world.api.db.deleteFrom('identities').where('userId', '=', unknown.id).execute()
    for (const learner of [known, unknown]) await sitThrough(learner, groupAssessmentId)
    await push(lineItemId)
    expect((await status())?.learners.map(({ state }) => state)).toEqual(['sent', 'unknownThere'])
  })
})

describe('a platform that', () => {
  it('is down while 400 grades change gets all of them, once, in the end', async () => {
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
})

describe('nothing is sent', () => {
  it('while the course is deleted or the platform switched off', async () => {
    const { course, groupId, groupAssessmentId, lineItemId } = await connected()
    await sitThrough(course.learners[0] as TestPerson, groupAssessmentId)
    const { db } = world.api
    await db.updateTable('groups').set({ deletedAt: new Date() }).where('id', '=', groupId).execute()
    await push(lineItemId)
    await db.updateTable('groups').set({ deletedAt: null }).where('id', '=', groupId).execute()
    await db.updateTable('externalProviders').set({ isEnabled: false }).where('id', '=', world.providerId).execute()
    await push(lineItemId)
    await db.updateTable('externalProviders').set({ isEnabled: true }).where('id', '=', world.providerId).execute()
    expect(world.platform.services.taken).toEqual([])
    await push(lineItemId)
    expect(world.platform.services.taken).toHaveLength(1)
  })

  it('of a course that is deleted while its grades are on their way, and all of it once it is back', async () => {
    const { groupId, groupAssessmentId, lineItemId } = await connected({ learners: 0 })
    const { db } = world.api
    await addScores(groupId, groupAssessmentId, 450)
    let asked = 0
    world.platform.misbehave((request) => {
      if (request.url?.includes('/scores')) asked += 1
      if (asked === 20) void db.updateTable('groups').set({ deletedAt: new Date() }).where('id', '=', groupId).execute()
      return false
    })
    await push(lineItemId)
    const before = world.platform.services.taken.length
    expect(before).toBeLessThan(450)
    await push(lineItemId)
    expect(world.platform.services.taken).toHaveLength(before)
    await db.updateTable('groups').set({ deletedAt: null }).where('id', '=', groupId).execute()
    await push(lineItemId)
    const { taken } = world.platform.services
    expect([taken.length, new Set(taken.map(({ userId }) => userId)).size]).toEqual([450, 450])
  })

  it('where no link was ever opened, and the page says so', async () => {
    const course = await addCourse(world.api)
    const { id: groupAssessmentId } = await course.give()
    const call = { as: course.instructor, params: { groupAssessmentId } }
    expect((await world.api.call(gradePushCalls.pushGrades, call)).error.type).toBe('urn:isomorph:no-line-item')
    expect((await world.api.call(gradePushCalls.getGradePushes, call)).data).toEqual({ lineItems: [] })
  })
})
