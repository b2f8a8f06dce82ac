import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { exchangeCalls, gradePushCalls, ltiLaunchCalls } from '@isomorph/contract'
import type { LtiPlatform } from '@isomorph/testing/lti-platform'
import { addCourse, createSitter, rightAnswer } from '../../testing/deliveries.ts'
import { startLaunches, type Launches } from '../../testing/lti.fixtures.ts'
import type { TestPerson } from '../../testing/people.ts'
import { runPushGrades } from './push-grades.ts'

const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`

let contexts = 0

interface Wanted {
  readonly learners?: number
  readonly settings?: object
}

type Platform = Pick<Launches, 'api' | 'platform' | 'arrive'>

/** An instructor's launch connects a course here with a new one at the platform, with an assessment behind the link. */
export async function connectContext(
  { api, platform, arrive }: Platform,
  groupId: number,
  groupAssessmentId: number,
): Promise<void> {
  contexts += 1
  const contextId = `course ${contexts}`
  platform.lie((claims) => ({ claims: { ...claims, [claim('context')]: { id: contextId, title: contextId } } }))
  const ina = await arrive('ina')
  await api.db
    .insertInto('groupUserRoles')
    .values({ groupId, userId: ina.user.id, role: 'GroupOwner', externalGroupId: null })
    .execute()
  const at = { headers: ina.headers, params: { ltiLaunchId: ina.id } }
  await api.call(ltiLaunchCalls.connectLtiContext, { ...at, body: { groupId } })
  await api.call(ltiLaunchCalls.chooseLtiAssessment, { ...at, body: { groupAssessmentId } })
}

async function connectCourse(world: Launches, { learners = 1, settings = {} }: Wanted) {
  const course = await addCourse(world.api, { learners })
  const { id: groupAssessmentId } = await course.give(settings)
  await connectContext(world, course.groupId, groupAssessmentId)
  return { course, groupId: course.groupId, groupAssessmentId }
}

/** The platform knows these people. */
async function know({ api, providerId }: Launches, people: readonly TestPerson[]): Promise<void> {
  if (people.length === 0) return
  const rows = people.map(({ id }) => ({ provider: `lti:${providerId}`, subject: `sub ${id}`, userId: id }))
  await api.db.insertInto('identities').values(rows).execute()
}

/** A course whose learners the platform knows, connected by an instructor's launch, with an assessment behind the link. */
async function connected(world: Launches, wanted: Wanted) {
  const { api } = world
  const { course, groupId, groupAssessmentId } = await connectCourse(world, wanted)
  await know(world, course.learners)
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

/** A learner answers. */
async function sitThrough({ api }: Launches, learner: TestPerson, groupAssessmentId: number): Promise<void> {
  const sitter = createSitter(api, learner, groupAssessmentId)
  const { data } = await sitter.start()
  const id = data.problems[0]?.problemInstanceId ?? 0
  await sitter.submit(id, rightAnswer((await sitter.page(id)).data))
}

/** Many learners who have a score each. */
async function addScores(
  { api, providerId }: Launches,
  groupId: number,
  groupAssessmentId: number,
  count: number,
): Promise<void> {
  await sql`
    with made as (
      insert into users (user_name, email, first_name, last_name)
      select ${`many${groupAssessmentId}x`} || n, ${`many${groupAssessmentId}x`} || n || '@example.org', 'M', 'N' || n
        from generate_series(1, ${count}) n returning id
    ), known as (
      insert into identities (provider, subject, user_id)
      select ${`lti:${providerId}`}, 'sub ' || id, id from made
    ), roster as (
      insert into group_user_roles (group_id, user_id, role) select ${groupId}, id, 'GroupLearner' from made
    ), begun as (
      insert into learner_statuses (group_assessment_id, user_id, delivery_number, started_at)
      select ${groupAssessmentId}, id, 1, now() from made
    )
    insert into scores (group_assessment_id, user_id, points, possible)
    select ${groupAssessmentId}, id, 5, 10 from made`.execute(api.db)
}

/** Another score for everybody, as submissions write it. */
async function changeScores({ api }: Launches, groupAssessmentId: number, points: number): Promise<void> {
  await sql`update scores set points = ${points}, version = version + 1
    where group_assessment_id = ${groupAssessmentId}`.execute(api.db)
}

/** Ten minutes later. */
async function passWholeComparison({ api }: Launches, lineItemId: number): Promise<void> {
  await sql`update line_items set compared_all_at = compared_all_at - interval '10 minutes'
    where id = ${lineItemId}`.execute(api.db)
}

/** The platform answers nothing but that it is out of order. */
export const isDown: NonNullable<Parameters<LtiPlatform['misbehave']>[0]> = (_request, response) => {
  response.writeHead(503).end()
  return true
}

/** Begins and ends the product with one platform for a file of tests, and what the tests do with them. */
export function useGradePushes() {
  const world = {} as Launches
  beforeAll(async () => {
    Object.assign(world, await startLaunches())
  })
  afterAll(() => world.close())
  afterEach(() => {
    world.platform.lie(undefined)
    world.platform.misbehave(undefined)
    world.platform.services.taken.length = 0
  })
  const services = () => world.api.app.contractRouting.services
  const columns = () => [...world.platform.services.lineItems.values()]
  return {
    world,
    services,
    columns,
    /** The column of an assessment at the platform. */
    columnOf: (groupAssessmentId: number) =>
      columns().findLast(({ fields }) => fields['resourceId'] === `ga-${groupAssessmentId}`),
    push: async (lineItemId: number) => await runPushGrades(services(), lineItemId),
    connected: async (wanted: Wanted = {}) => await connected(world, wanted),
    sitThrough: async (learner: TestPerson, id: number) => await sitThrough(world, learner, id),
    addScores: async (groupId: number, id: number, count: number) => await addScores(world, groupId, id, count),
    changeScores: async (id: number, points: number) => await changeScores(world, id, points),
    passWholeComparison: async (lineItemId: number) => await passWholeComparison(world, lineItemId),
  }
}
