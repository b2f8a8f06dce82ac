import { expect, it } from 'vitest'
import { formatLinkLifetime, linkMinutes } from './letter-links.ts'

it('says how long a link counts as people say it', () => {
  expect(formatLinkLifetime('resetPassword')).toBe('60 minutes')
  expect(formatLinkLifetime('changeEmail')).toBe('a day')
  expect(formatLinkLifetime('setPassword')).toBe('7 days')
  expect(linkMinutes.setPassword).toBe(10_080)
})
