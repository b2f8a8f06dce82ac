import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { addCourse } from '../../testing/deliveries.ts'
import { addManyLearners } from '../../testing/people.ts'
import { createTestApi } from '../../testing/test-api.ts'
import { startMailServer } from './mail-server.fixtures.ts'
import { noteEvents } from './note-events.ts'
import { sendLetters } from './send-letters.ts'

const learners = 5000

it('writes five thousand letters from two processes, none twice, and says how long it took', async () => {
  const publicOrigins = ['https://quiz.example.edu']
  const api = await createTestApi({ publicOrigins })
  const other = await createTestApi({ publicOrigins, beside: api })
  const { mailer, taken, close } = await startMailServer()
  const course = await addCourse(api, { learners: 1 })
  await addManyLearners(api.db, course.groupId, learners)
  await sql`
    insert into letter_preferences (user_id, kind, mode)
    select id, 'dueSoon', 'atOnce' from users where user_name like 'many%'`.execute(api.db)
  await course.give({ dueAt: new Date(Date.now() + 20 * 3_600_000).toISOString() })
  const [one, two] = [api, other].map(({ app }) => ({ ...app.contractRouting.services, mailer }))
  if (!one || !two) throw new Error('Two processes are missing.')
  const start = performance.now()
  await Promise.all([noteEvents(one), noteEvents(two)])
  const noted = performance.now()
  await Promise.all([sendLetters(one), sendLetters(two)])
  await Promise.all([sendLetters(one), sendLetters(two)])
  const seconds = (performance.now() - start) / 1000
  process.stdout.write(`noted in ${((noted - start) / 1000).toFixed(1)} s, sent in ${seconds.toFixed(1)} s in all\n`)
  expect(taken.size).toBe(learners)
  expect([...taken.values()].filter(({ length }) => length !== 1)).toEqual([])
  await close()
  await other.close()
  await api.close()
}, 300_000)
