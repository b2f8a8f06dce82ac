import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startLtiPlatform, type LtiPlatform } from '@isomorph/testing/lti-platform'
import { connectPlatform, stepsOf } from '../../testing/lti.fixtures.ts'
import type { TestPerson } from '../../testing/people.ts'
import { connectContext, useGradePushes } from './grade-pushes.fixtures.ts'

const { world, push, connected, sitThrough } = useGradePushes()

let other: LtiPlatform
let otherId: number

beforeAll(async () => {
  other = await startLtiPlatform({ toolOrigin: world.origin, clientId: 'another' })
  otherId = await connectPlatform(world.api, world.superAdmin, other, { name: 'Another' })
})

afterAll(() => other.close())

/** Whom a platform has been sent scores of, by what it calls them. */
const toldTo = ({ services }: LtiPlatform): string[] =>
  services.taken.map(({ userId }) => String(userId)).toSorted((a, b) => a.localeCompare(b))

async function isKnown(provider: number, subject: string, { id }: TestPerson): Promise<void> {
  await world.api.db
    .insertInto('identities')
    .values({ provider: `lti:${provider}`, subject, userId: id })
    .execute()
}

async function pushAll(groupAssessmentId: number): Promise<void> {
  const items = world.api.db
    .selectFrom('lineItems')
    .select('id')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .orderBy('id')
  for (const { id } of await items.execute()) await push(id)
}

it('the score of a person goes to each platform that has the course and knows the person, by the name used there', async () => {
  const { course, groupId, groupAssessmentId } = await connected({ learners: 3 })
  const [both, here, there] = course.learners as [TestPerson, TestPerson, TestPerson]
  await connectContext({ ...world, platform: other, ...stepsOf(world.api, other) }, groupId, groupAssessmentId)
  await isKnown(otherId, 'both there', both)
  await isKnown(otherId, 'only there', there)
  await world.api.db
    .deleteFrom('identities')
    .where('userId', '=', there.id)
    .where('provider', '=', `lti:${world.providerId}`)
    .execute()
  for (const learner of course.learners) await sitThrough(learner, groupAssessmentId)
  await pushAll(groupAssessmentId)
  expect(toldTo(world.platform)).toEqual([`sub ${both.id}`, `sub ${here.id}`].toSorted())
  expect(toldTo(other)).toEqual(['both there', 'only there'])
})

it('a score that changes while one platform is being told reaches both', async () => {
  const { course, groupId, groupAssessmentId } = await connected()
  const [learner] = course.learners as [TestPerson]
  await connectContext({ ...world, platform: other, ...stepsOf(world.api, other) }, groupId, groupAssessmentId)
  await isKnown(otherId, 'known there', learner)
  await sitThrough(learner, groupAssessmentId)
  const before = other.services.taken.length
  world.platform.misbehave((request) => {
    if (request.url?.includes('/scores'))
      void sql`update scores set points = 3, version = version + 1, changed_at = now()
        where group_assessment_id = ${groupAssessmentId} and points <> 3`.execute(world.api.db)
    return false
  })
  await pushAll(groupAssessmentId)
  world.platform.misbehave(undefined)
  await pushAll(groupAssessmentId)
  expect(world.platform.services.taken.map(({ scoreGiven }) => scoreGiven)).toEqual([10, 3])
  expect(other.services.taken.slice(before)).toMatchObject([{ scoreGiven: 3 }])
})

it('a platform that knows a person but has not the course is told nothing', async () => {
  const { course, groupAssessmentId } = await connected()
  const [learner] = course.learners as [TestPerson]
  await isKnown(otherId, `${learner.id} there`, learner)
  const before = other.services.taken.length
  await sitThrough(learner, groupAssessmentId)
  await pushAll(groupAssessmentId)
  expect(toldTo(world.platform)).toEqual([`sub ${learner.id}`])
  expect(other.services.taken).toHaveLength(before)
})
