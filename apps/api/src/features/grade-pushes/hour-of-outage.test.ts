import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { longestWaitSeconds } from '../../jobs/next-try.ts'
import { isDown, useGradePushes } from './grade-pushes.fixtures.ts'
import { selectDueLineItems } from './line-items.queries.ts'

const { world, push, connected, addScores } = useGradePushes()

const stepSeconds = 20

/** Time passes: whatever a line item is dated by lies further back. */
async function pass(lineItemId: number, seconds: number): Promise<void> {
  const ago = sql`make_interval(secs => ${seconds})`
  await sql`update line_items set next_try_at = next_try_at - ${ago}, failing_since = failing_since - ${ago},
    compared_at = compared_at - ${ago}, compared_all_at = compared_all_at - ${ago} where id = ${lineItemId}`.execute(
    world.api.db,
  )
}

/** Each twentieth learner gets another score, as a submission writes it. None is 0, which waits until the learner has finished. */
async function changeSome(groupAssessmentId: number, step: number): Promise<void> {
  await sql`update scores set points = ${1 + (step % 9)}, version = version + 1
    where group_assessment_id = ${groupAssessmentId} and user_id % 20 = ${step % 20}`.execute(world.api.db)
}

async function scoresOf(groupAssessmentId: number): Promise<string[]> {
  const rows = await world.api.db
    .selectFrom('scores')
    .select(['userId', 'points'])
    .where('groupAssessmentId', '=', groupAssessmentId)
    .execute()
  return rows.map(({ userId, points }) => `sub ${userId}: ${points}`).toSorted()
}

it('a platform that is down for an hour while 400 grades change gets the last of each once, and is not asked all the time', async () => {
  const { groupId, groupAssessmentId, lineItemId, ledger, status } = await connected({ learners: 0 })
  await addScores(groupId, groupAssessmentId, 400)
  world.platform.misbehave(isDown)
  let tries = 0
  const pushWhenDue = async () => {
    await pass(lineItemId, stepSeconds)
    if (!(await selectDueLineItems(world.api.db, 100)).includes(lineItemId)) return
    tries += 1
    // Two workers find it due.
    await Promise.all([push(lineItemId), push(lineItemId)])
  }
  for (let step = 0; step * stepSeconds < 3600; step += 1) {
    await changeSome(groupAssessmentId, step)
    await pushWhenDue()
  }
  // After half a minute at first and then twice as long each time.
  expect(tries).toBeGreaterThanOrEqual(5)
  expect(tries).toBeLessThanOrEqual(10)
  expect(await status()).toMatchObject({ state: 'waiting', error: expect.stringContaining('503') })
  expect(await ledger({ outcome: 'failed' })).toHaveLength(tries)

  world.platform.misbehave(undefined)
  for (let passed = 0; passed <= longestWaitSeconds && (await status())?.state !== 'ready'; passed += stepSeconds)
    await pushWhenDue()
  expect(await status()).toMatchObject({ state: 'ready', nextTryAt: null })
  const taken = world.platform.services.taken.map(
    ({ userId, scoreGiven }) => `${String(userId)}: ${String(scoreGiven)}`,
  )
  expect(taken).toHaveLength(400)
  expect(taken.toSorted()).toEqual(await scoresOf(groupAssessmentId))
  expect((await ledger({ outcome: 'failed' })).some(({ canRetry }) => canRetry)).toBe(false)
}, 120_000)
