import { describe, expect, it } from 'vitest'
import { ownOriginOf } from './own-origin.ts'
import { seal, unseal } from './sealed.ts'

const publicOrigins = ['https://quiz.example.edu', 'https://demo.example.edu:8443']

describe('an origin of our own', () => {
  it('is one that the installation names, whatever stands between', () => {
    const found = ownOriginOf({ host: 'quiz.example.edu', protocol: 'http' }, { tier: 'production', publicOrigins })
    expect(found).toBe('https://quiz.example.edu')
  })

  it('is loopback in tier local only', () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:8080'])
      expect(ownOriginOf({ host, protocol: 'http' }, { tier: 'local', publicOrigins })).toBe(`http://${host}`)
    expect(ownOriginOf({ host: 'localhost', protocol: 'http' }, { tier: 'qa', publicOrigins })).toBeUndefined()
  })

  it.each(['evil.example', 'quiz.example.edu.evil.example', 'quiz.example.edu:444', 'localhost.evil.example', ''])(
    'is not %j',
    (host) => {
      expect(ownOriginOf({ host, protocol: 'https' }, { tier: 'local', publicOrigins })).toBeUndefined()
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
