import { expect, it } from 'vitest'
import { isOlder } from './version-banner.tsx'

it('compares versions part by part', () => {
  expect(isOlder('1.43.1', '1.43.2')).toBe(true)
  expect(isOlder('1.9.0', '1.10.0')).toBe(true)
  expect(isOlder('1.43.1', '1.43.1')).toBe(false)
  expect(isOlder('2.0.0', '1.99.9')).toBe(false)
})
