import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sit } from '../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

/** What the triggers of webhooks cost a write, on the server alone: loops of one statement, in turns, taken back. */

let api: TestApi
let owner: pg.Client
let score: string
let role: string

beforeAll(async () => {
  api = await createTestApi()
  const { course, delivery, learner } = await sit(api, {}, { learners: 2 })
  owner = new pg.Client(api.url)
  await owner.connect()
  await owner.query(
    `insert into webhooks (name, address, events, is_enabled, created_by)
     select 'Measured', 'https://example.edu', '{course.created}', false, min(id) from users`,
  )
  score = `update scores set version = version + 1 where group_assessment_id = ${delivery.id} and user_id = ${learner.id};`
  role = `update group_user_roles set role = role where group_id = ${course.groupId} and user_id = ${learner.id};`
})
afterAll(async () => {
  await owner.end()
  await api.close()
})

const statements = 1000
const rounds = 15

const webhook = (events: string) => `update webhooks set is_enabled = true, events = '{${events}}'`
const surroundings = {
  'without triggers': `alter table scores disable trigger scores_tell_webhooks_updated;
    alter table group_user_roles disable trigger group_user_roles_tell_webhooks_updated`,
  'no webhook': 'select 1',
  'a webhook that asks for something else': webhook('course.created'),
  'a webhook that asks for it': webhook('scores.changed,roster.changed'),
}

/** Microseconds of one statement. */
async function timeOf(surrounding: string, statement: string): Promise<number> {
  await owner.query('begin')
  await owner.query(surrounding)
  const begun = performance.now()
  await owner.query(`do $$ begin for n in 1..${statements} loop ${statement} end loop; end $$`)
  const milliseconds = performance.now() - begun
  await owner.query('rollback')
  return (milliseconds * 1000) / statements
}

const smallest = (times: readonly number[]): number => Math.min(...times)

it.each(['scores', 'roles'] as const)('are measured on a write of %s', { timeout: 600_000 }, async (what) => {
  const statement = what === 'scores' ? score : role
  const times = new Map(Object.keys(surroundings).map((name): [string, number[]] => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const [name, surrounding] of Object.entries(surroundings))
      times.get(name)?.push(await timeOf(surrounding, statement))
  const bare = smallest(times.get('without triggers') ?? [])
  for (const [name, each] of times)
    console.log(
      `${what}, ${name}: ${smallest(each).toFixed(1)} µs (+${(smallest(each) - bare).toFixed(1)} µs), best of ${rounds}`,
    )
  expect([...times.values()].every((each) => each.length === rounds)).toBe(true)
})
