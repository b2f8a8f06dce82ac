import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGuardedClock } from '../../data/clock.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { at, moment, sit } from '../../testing/sit.fixtures.ts'
import { deadlineSweep } from './finish/sweep-deadlines.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => await api.close())

/** Sends a submission in two pieces, and something in between; answers with the status. */
async function submitInPieces(
  { learner, delivery, id }: Awaited<ReturnType<typeof sit>>,
  between: () => Promise<void>,
): Promise<string> {
  const body = JSON.stringify({
    clientAttemptId: randomUUID(),
    answers: [{ questionKey: 1, value: '1' }],
  })
  const { port } = api.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const head = [
    `POST /api/groupAssessments/${delivery.id}/problemInstances/${id}/attempts HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${await api.tokenOf(learner)}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  const half = Math.floor(body.length / 2)
  const isBegun = new Promise<void>((resolve) => {
    api.app.server.once('request', () => resolve())
  })
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, half)}`)
  await isBegun
  await between()
  socket.write(body.slice(half))
  let answer = ''
  socket.setEncoding('utf8').on('data', (text: string) => void (answer += text))
  await once(socket, 'close')
  return answer.split('\r\n')[0] ?? ''
}

it('what comes as headers before the deadline and as body after it is marked as within grace', async () => {
  api.clock.set(moment('10:00:00'))
  const sitting = await sit(api, { dueAt: at('11:00:00') })
  api.clock.set(moment('10:59:59'))
  const status = await submitInPieces(sitting, async () => api.clock.set(moment('11:00:05')))
  expect(status).toContain('200')
  const attempt = await api.db
    .selectFrom('attempts')
    .select(['receivedAt', 'withinGrace'])
    .where('problemInstanceId', '=', sitting.id)
    .executeTakeFirstOrThrow()
  expect(attempt).toEqual({ receivedAt: moment('11:00:05'), withinGrace: true })
})

it('what comes as headers before the deadline and as body after the grace is too late', async () => {
  api.clock.set(moment('10:00:00'))
  const sitting = await sit(api, { dueAt: at('11:00:00') })
  api.clock.set(moment('10:59:59'))
  expect(await submitInPieces(sitting, async () => api.clock.set(moment('11:00:11')))).toContain('202')
})

it.each(['server', 'database'] as const)("a step of the %s's clock ends no sitting", async (which) => {
  const times = { server: moment('10:00:00').getTime(), database: moment('10:00:00').getTime(), steady: 0 }
  const clock = createGuardedClock({
    askDatabase: () => Promise.resolve(times.database),
    wall: () => times.server,
    monotonic: () => times.steady,
    uptime: () => times.steady,
  })
  await clock.compareWithDatabase()
  api.clock.set(clock.now())
  const { sitter, id } = await sit(api, { dueAt: at('11:00:00') })
  await sitter.draft(id, '1', 0)
  times[which] += 7_200_000
  await clock.compareWithDatabase()
  await deadlineSweep.run({ ...api.app.contractRouting.services, clock })
  api.clock.set(clock.now())
  const { data } = await sitter.submit(id, '2')
  expect(data.attempts.map(({ source }) => source)).toEqual(['learner'])
})
