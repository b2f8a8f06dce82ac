import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ltiLaunchCalls } from '@isomorph/contract'
import { addCourse } from '../../testing/deliveries.ts'
import { startLaunches, type Launches } from '../../testing/lti.fixtures.ts'

const { connectLtiContext, chooseLtiAssessment } = ltiLaunchCalls

let world: Launches
let groupId: number
beforeAll(async () => {
  world = await startLaunches()
  const { headers, id } = await world.arrive('ina')
  const at = { headers, params: { ltiLaunchId: id } }
  const { data } = await world.api.call(connectLtiContext, { ...at, body: { name: 'Calculus I' } })
  groupId = data.group?.id ?? 0
  const given = await (await addCourse(world.api, { learners: 0 })).give()
  await world.api.db.updateTable('groupAssessments').set({ groupId }).where('id', '=', given.id).execute()
  await world.api.call(chooseLtiAssessment, { ...at, body: { groupAssessmentId: given.id } })
})
afterAll(() => world.close())
afterEach(() => world.platform.lie(undefined))

/** What others into the same course write is held while this runs. */
async function whileOthersHoldTheCourse<T>(act: () => Promise<T>): Promise<T> {
  return await world.api.db.transaction().execute(async (trx) => {
    for (const table of ['external_groups', 'lti_resource_links', 'line_items', 'groups'])
      await sql`select from ${sql.table(table)} for no key update`.execute(trx)
    return await act()
  })
}

it('waits for nobody where it says nothing new', async () => {
  const first = await world.arrive('lena')
  const again = await whileOthersHoldTheCourse(() => world.arrive('lena'))
  expect(again.user.id).toBe(first.user.id)
  expect(again.launch).toMatchObject({ state: 'ready', group: { id: groupId } })
})

it('takes over the names and addresses that a course and its link have by now', async () => {
  await world.arrive('lena')
  const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`
  world.platform.lie((claims) => ({
    claims: {
      ...claims,
      [claim('context')]: { ...(claims[claim('context')] as object), title: 'Calculus II' },
      [claim('resource_link')]: { ...(claims[claim('resource_link')] as object), title: 'Quiz 2' },
    },
  }))
  expect((await world.arrive('lena')).launch).toMatchObject({ contextTitle: 'Calculus II', linkTitle: 'Quiz 2' })
})

it('brings people into a course once, however often they come at the same time', async () => {
  for (const sub of ['sub-1', 'sub-2', 'sub-3']) {
    world.platform.lie((claims) => ({ claims: { ...claims, sub } }))
    await Promise.all([world.arrive('lena'), world.arrive('lena')])
  }
  const { rows } = await sql<{ people: number; roles: number }>`
    select count(distinct r.user_id)::int as people, count(*)::int as roles
      from group_user_roles r join identities i on i.user_id = r.user_id and i.subject like 'sub-_'
     where r.group_id = ${groupId}`.execute(world.api.db)
  expect(rows).toEqual([{ people: 3, roles: 3 }])
})
