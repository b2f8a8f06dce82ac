import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerLog, loggableUrl, loggerOptions } from './logging.ts'

it('keeps the values of a query out of the log', () => {
  expect(loggableUrl('/login?code=abc&ticket=ST-1#x')).toBe('/login?code=…&ticket=…')
  expect(loggableUrl('/courses/7')).toBe('/courses/7')
  expect(loggableUrl('/api/calendar/abc-DEF.ics?x=1')).toBe('/api/calendar/…?x=…')
  expect(loggableUrl('/lti/register/abc?registration_token=t')).toBe('/lti/register/…?registration_token=…')
  expect(loggableUrl('/api/letters/unsubscriptions/7-abc')).toBe('/api/letters/unsubscriptions/…')
  expect(loggableUrl('/api/lockdownConfigurations/abc-DEF')).toBe('/api/lockdownConfigurations/…')
})

function keepWritten(): { readonly stream: Writable; readonly written: () => string } {
  let written = ''
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString()
      done()
    },
  })
  return { stream, written: () => written }
}

it.each(['debug', 'info', 'warn', 'error', 'fatal'])(
  'records what somebody does as somebody else at the level %s',
  (level) => {
    const { stream, written } = keepWritten()
    const app = Fastify({ logger: { ...(loggerOptions(level) as object), stream } })
    const logAnswer = answerLog(app.log)
    const answer = { reqId: 'r', method: 'GET', route: '/api/groups', status: 200, milliseconds: 1, userId: 41 }
    logAnswer({ ...answer, impersonatorId: undefined })
    expect(written() !== '').toBe(['debug', 'info'].includes(level))
    logAnswer({ ...answer, impersonatorId: 7 })
    expect(JSON.parse(written().trim().split('\n').at(-1) ?? '')).toMatchObject({ userId: 41, impersonatorId: 7 })
  },
)

it('says nothing about anybody where the log is silent', () => {
  const logAnswer = answerLog(Fastify({ logger: loggerOptions('silent') }).log)
  const answer = { reqId: 'r', method: 'GET', route: '/', status: 200, milliseconds: 1, userId: 41, impersonatorId: 7 }
  expect(() => logAnswer(answer)).not.toThrow()
})

it('filters the fields that the specification names, at several depths', () => {
  const { stream, written } = keepWritten()
  const app = Fastify({ logger: { ...(loggerOptions('info') as object), stream } })
  app.log.info({
    puid: 'secret1',
    user: { employeeNumber: 'secret2', password: 'secret3', name: 'Ada' },
    a: { b: { content: 'secret4', data: 'secret5' } },
    tokens: ['secret6'],
  })
  app.log.error({ err: Object.assign(new Error('broken'), { detail: 'Key (email)=(secret7)', code: '23505' }) })
  expect(written()).toContain('Ada')
  expect(written()).toContain('23505')
  expect(written()).not.toContain('secret')
})
