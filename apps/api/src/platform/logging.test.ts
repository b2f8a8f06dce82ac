import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { loggableUrl, loggerOptions } from './logging.ts'

it('keeps the values of a query out of the log', () => {
  expect(loggableUrl('/login?code=abc&ticket=ST-1#x')).toBe('/login?code=…&ticket=…')
  expect(loggableUrl('/courses/7')).toBe('/courses/7')
})

it('filters the fields that the specification names, at several depths', () => {
  let written = ''
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString()
      done()
    },
  })
  const app = Fastify({ logger: { ...(loggerOptions('info') as object), stream } })
  app.log.info({
    puid: 'secret1',
    user: { employeeNumber: 'secret2', password: 'secret3', name: 'Ada' },
    a: { b: { content: 'secret4', data: 'secret5' } },
    tokens: ['secret6'],
  })
  app.log.error({ err: Object.assign(new Error('broken'), { detail: 'Key (email)=(secret7)', code: '23505' }) })
  expect(written).toContain('Ada')
  expect(written).toContain('23505')
  expect(written).not.toContain('secret')
})
