import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { createWebhookSecret, signMessage } from './signature.ts'

describe('signatures of deliveries', () => {
  it('are those of the example of Standard Webhooks', () => {
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' }
    expect(signMessage('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    )
  })

  it('are verified by the library of the standard, and refused for another body', () => {
    const secret = createWebhookSecret()
    const timestamp = Math.floor(Date.now() / 1000)
    const body = '{"a":1}'
    const headers = {
      'webhook-id': 'one',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signMessage(secret, { id: 'one', timestamp, body }),
    }
    expect(new Webhook(secret).verify(body, headers)).toEqual({ a: 1 })
    expect(() => new Webhook(secret).verify('{"a":2}', headers)).toThrow('No matching signature')
  })
})
