import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCourse } from '../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { forgetEvents, lettersOrigin } from './letters.fixtures.ts'
import { startMailServer, type MailServerOptions } from './mail-server.fixtures.ts'
import { noteEvents } from './note-events.ts'
import { claimNotices, handOver } from './notices.queries.ts'
import { sendLetters } from './send-letters.ts'

const publicOrigins = [lettersOrigin]
let api: TestApi
let other: TestApi
let server: Awaited<ReturnType<typeof startMailServer>> | undefined

beforeAll(async () => {
  api = await createTestApi({ publicOrigins })
  other = await createTestApi({ publicOrigins, beside: api })
})
afterAll(async () => {
  await other.close()
  await api.close()
})
beforeEach(async () => forgetEvents(api))
afterEach(async () => {
  api.clock.set(null)
  await server?.close()
  server = undefined
})

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

/** Learners who want to know at once what is due, each with a notice; a mail server; and two processes that send to it. */
async function setUp(learners: number, options: MailServerOptions = {}) {
  const course = await addCourse(api, { learners })
  const values = course.learners.map(({ id: userId }) => ({ userId, kind: 'dueSoon', mode: 'atOnce' }) as const)
  await api.db.insertInto('letterPreferences').values(values).execute()
  await course.give({ dueAt: minutes(1200).toISOString() })
  server = await startMailServer(options)
  const { mailer, taken } = server
  const [one, two] = [api, other].map(({ app }) => ({ ...app.contractRouting.services, mailer }))
  if (!one || !two) throw new Error('Two processes are missing.')
  await Promise.all([noteEvents(one), noteEvents(two)])
  return { course, one, two, lettersOfEach: () => [...taken.values()].map(({ length }) => length), taken }
}

const once = (count: number) => Array.from({ length: count }, () => 1)
const notices = async () => await api.db.selectFrom('notices').selectAll().execute()

describe('letters', () => {
  it('reach a mail server once each from two processes, with the header that ends them', async () => {
    const { one, two, lettersOfEach, taken } = await setUp(30)
    await Promise.all([sendLetters(one), sendLetters(two), noteEvents(two)])
    await Promise.all([sendLetters(one), sendLetters(two)])
    expect(lettersOfEach()).toEqual(once(30))
    const [[letter = ''] = []] = taken.values()
    expect(letter).toMatch(/^List-Unsubscribe:\s+<https:\/\/quiz\.example\.edu\/api\/letters\/unsubscriptions\/\d+-/m)
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m)
    expect(letter).toContain('multipart/alternative')
    expect((await notices()).filter(({ mailedAt }) => mailedAt === null)).toEqual([])
  })

  it('are sent again where the mail server says later, and not where it knows nobody of that address', async () => {
    const { one, lettersOfEach } = await setUp(6, { answers: [450, 550, 451] })
    await sendLetters(one)
    expect(lettersOfEach()).toEqual(once(3))
    await sendLetters(one)
    expect(lettersOfEach()).toEqual(once(3))
    api.clock.set(minutes(6))
    await sendLetters(one)
    expect(lettersOfEach()).toEqual(once(5))
    expect((await notices()).filter(({ droppedAt }) => droppedAt !== null)).toHaveLength(1)
  })

  it('wait for a mail server that is not there, and say so', async () => {
    const { one, lettersOfEach } = await setUp(3)
    const { mailer } = await startMailServer().then(async (gone) => {
      await gone.close()
      return gone
    })
    await expect(sendLetters({ ...one, mailer })).rejects.toThrow('took none')
    api.clock.set(minutes(6))
    await sendLetters(one)
    expect(lettersOfEach()).toEqual(once(3))
  })

  it('are not sent again where the connection ended after the letter had left', async () => {
    const { one, lettersOfEach } = await setUp(1, { hangsUpOnce: true })
    await sendLetters(one)
    api.clock.set(minutes(60))
    await sendLetters(one)
    expect(lettersOfEach()).toEqual([1])
    expect(await notices()).toMatchObject([{ mailedAt: null, droppedAt: null, handedAt: expect.any(Date) }])
  })

  it('are sent by another process where one was killed, but for the one that was under way', async () => {
    const { one, two, lettersOfEach } = await setUp(4)
    const now = api.clock.now()
    const claimed = await claimNotices(one.db, { now, people: 250, defaultTimeZone: 'UTC' })
    // Killed here: the letter of the first may have left, the others have not.
    const [first] = claimed
    if (!first) throw new Error('Nothing was claimed.')
    await handOver(one.db, [first.id], now, now)
    await sendLetters(two)
    expect(lettersOfEach()).toEqual([])
    api.clock.set(minutes(16))
    await sendLetters(two)
    expect(lettersOfEach()).toEqual(once(3))
    // And where it was only slow, it finds that they are no longer its own.
    const ids = claimed.map(({ id }) => id)
    expect(await handOver(one.db, ids, now, api.clock.now())).toEqual(new Set())
  })
})
