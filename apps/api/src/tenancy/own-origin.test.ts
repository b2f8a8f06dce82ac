import { describe, expect, it } from 'vitest'
import { ownOriginOf } from './own-origin.ts'
import { seal, unseal } from '../data/sealed.ts'

const ip = '127.0.0.1'
const publicOrigins = ['https://quiz.example.edu', 'https://demo.example.edu:8443']

describe('an origin of our own', () => {
  it('is one that the installation names, whatever stands between', () => {
    const found = ownOriginOf({ host: 'quiz.example.edu', protocol: 'http', ip }, { tier: 'production', publicOrigins })
    expect(found).toBe('https://quiz.example.edu')
  })

  it('is loopback in tier local only', () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:8080'])
      expect(ownOriginOf({ host, protocol: 'http', ip }, { tier: 'local', publicOrigins })).toBe(`http://${host}`)
    expect(ownOriginOf({ host: 'localhost', protocol: 'http', ip }, { tier: 'qa', publicOrigins })).toBeUndefined()
  })

  it('is not loopback for callers from elsewhere, who can send any host name', () => {
    for (const ip of ['192.168.1.7', '8.8.8.8', '2001:db8::1', ''])
      expect(ownOriginOf({ host: 'localhost', protocol: 'http', ip }, { tier: 'local', publicOrigins })).toBeUndefined()
    const own = { host: 'localhost', protocol: 'http', ip: '::ffff:127.0.0.1' } as const
    expect(ownOriginOf(own, { tier: 'local', publicOrigins })).toBe('http://localhost')
  })

  it.each(['evil.example', 'quiz.example.edu.evil.example', 'quiz.example.edu:444', 'localhost.evil.example', ''])(
    'is not %j',
    (host) => {
      expect(ownOriginOf({ host, protocol: 'https', ip }, { tier: 'local', publicOrigins })).toBeUndefined()
    },
  )
})

describe('a sealed text', () => {
  const key = Buffer.alloc(32, 7)

  it('opens with its key, and twice is not the same', () => {
    expect(unseal(key, seal(key, 'geheim'))).toBe('geheim')
    expect(seal(key, 'geheim')).not.toEqual(seal(key, 'geheim'))
    expect(seal(key, 'geheim').includes('geheim')).toBe(false)
  })

  it('stays shut when it was changed, cut off, or meets another key', () => {
    const sealed = seal(key, 'geheim')
    const changed = Buffer.from(sealed)
    changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) + 1
    expect(() => unseal(key, changed)).toThrow(/authenticate/)
    expect(() => unseal(key, sealed.subarray(0, 10))).toThrow(/nonce|authenticat|tag/i)
    expect(() => unseal(Buffer.alloc(32), sealed)).toThrow(/authenticate/)
  })
})
