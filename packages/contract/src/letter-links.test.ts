import { expect, it } from 'vitest'
import { linkMinutes, spellLinkLife } from './letter-links.ts'

it('says how long a link counts as people say it', () => {
  expect(spellLinkLife('resetPassword')).toBe('60 minutes')
  expect(spellLinkLife('changeEmail')).toBe('a day')
  expect(spellLinkLife('setPassword')).toBe('7 days')
  expect(linkMinutes.setPassword).toBe(10_080)
})
