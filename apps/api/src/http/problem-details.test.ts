import { describe, expect, it } from 'vitest'
import { asRefusal } from './problem-details.ts'

const withCode = (code: string) => Object.assign(new Error('inside'), { code })

describe('errors', () => {
  it.each(['ECONNREFUSED', '57P01', '57P03', '53300', '08006', '40P01', '40001'])(
    '%s: try again in a moment',
    (code) => {
      expect(asRefusal(withCode(code))?.kind).toMatchObject({ status: 503, type: 'urn:isomorph:unavailable' })
    },
  )

  it('57014, a statement that took too long: not at once again', () => {
    expect(asRefusal(withCode('57014'))).toMatchObject({
      kind: { status: 503, type: 'urn:isomorph:took-too-long' },
      retryAfterSeconds: 30,
    })
  })

  it.each(['22021', '22P05', '22003'])('%s: what was sent cannot be stored', (code) => {
    expect(asRefusal(withCode(code))?.kind.status).toBe(400)
  })

  it.each(['23505', '42703', 'XX000'])('%s: a fault of ours', (code) => {
    expect(asRefusal(withCode(code))).toBeUndefined()
  })

  it('of the server itself keep their status', () => {
    const tooLarge = Object.assign(new Error('Request body is too large'), { statusCode: 413 })
    expect(asRefusal(tooLarge)?.kind.type).toBe('urn:isomorph:too-large')
    const odd = Object.assign(new Error('odd'), { statusCode: 418 })
    expect(asRefusal(odd)?.kind.status).toBe(400)
    expect(asRefusal('not even an error')).toBeUndefined()
  })
})
