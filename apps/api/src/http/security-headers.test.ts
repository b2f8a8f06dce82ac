import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { setSecurityHeaders } from './security-headers.ts'

it('stand on every answer, whether it is found or not', async () => {
  const app = Fastify({ logger: false })
  await setSecurityHeaders(app, ['https://evaluator.example.edu'])
  app.get('/', () => 'here')
  for (const url of ['/', '/nowhere']) {
    const { headers } = await app.inject(url)
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toEqual(
      expect.arrayContaining([
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        "form-action 'self'",
        "connect-src 'self' https://evaluator.example.edu",
      ]),
    )
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  }
  await app.close()
})
