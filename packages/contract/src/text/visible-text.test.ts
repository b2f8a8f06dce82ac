import { expect, it } from 'vitest'
import type { z } from 'zod'
import { profileEndpoints } from '../account/schemas.ts'
import { groupEndpoints } from '../groups/schemas.ts'
import { termBodySchema } from '../installation-settings/schemas.ts'
import { invitationEndpoints } from '../invitations/schemas.ts'
import { userFieldsSchema } from '../people/schemas.ts'
import { accountEndpoints } from '../sign-in/schemas.ts'
import { nameSchema } from './schemas.ts'
import { cleanIdentifier, cleanName } from './visible-text.ts'

const directions = ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069']
const roomless = ['\u200B', '\u200E', '\u200F', '\u061C', '\u2060', '\u00AD', '\uFEFF', '\u3164', '\u180E']

it('takes what cannot be seen out of a name', () => {
  for (const sign of [...directions, ...roomless]) expect(cleanName(`${sign}A${sign}da${sign}`)).toBe('Ada')
  expect(cleanName('\u202EnimdA')).toBe('nimdA')
})

it('makes a space of tabs, line breaks and other controls', () => {
  expect(cleanName('Ada\tByron\r\nLove\u0000lace\u0085')).toBe('Ada Byron Love lace')
})

it('keeps joiners inside names, which some scripts need, and letters of every direction', () => {
  const names = ['علی‌رضا', 'ක්‍ෂිතිජ', '👩‍🔬 Lab', 'יוסי', '葛\u{E0100}城', '❤\uFE0F']
  expect(names.map(cleanName)).toEqual(names)
  expect(cleanName('\u200D \u200C')).toBe('')
})

it('takes joiners out of what people are known by', () => {
  expect(cleanIdentifier('a\u200Dd\u200Ca\uFE0F\u202E ')).toBe('ada')
})

it('takes no longer for long gaps', () => {
  const begun = process.cpuUsage()
  cleanName(`x${' '.repeat(1_000_000)}x`)
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000)
})

it('cleans every name and identifier that comes in', () => {
  const dirty = (text: string) => `\u202E${text}\u200B`
  const person = { firstName: dirty('Ada'), lastName: dirty('Abel'), email: dirty('ada@x.edu') }
  const clean = { firstName: 'Ada', lastName: 'Abel', email: 'ada@x.edu' }
  const identified = { ...person, uid: dirty('ada'), puid: dirty('7') }
  const body = (call: { readonly body?: z.ZodType }, sent: object) => call.body?.parse(sent)
  expect(userFieldsSchema.parse(identified)).toEqual({ ...clean, uid: 'ada', puid: '7' })
  expect(body(profileEndpoints.updateProfile, person)).toMatchObject(clean)
  const named = { ...identified, userName: dirty('ada'), password: 'long enough for all' }
  expect(body(invitationEndpoints.createUser, named)).toMatchObject({ ...clean, userName: 'ada' })
  const first = { ...named, codeChallenge: 'x'.repeat(43), setupToken: 'printed' }
  expect(body(accountEndpoints.createFirstAdministrator, first)).toMatchObject({ ...clean, userName: 'ada' })
  expect(body(groupEndpoints.createGroup, { name: dirty('Algebra') })).toMatchObject({ name: 'Algebra' })
  expect(nameSchema.safeParse('\u200B').success).toBe(false)
  const term = { name: dirty('Fall'), firstDay: '2026-08-24', lastDay: '2026-12-19' }
  expect(termBodySchema.parse(term)).toMatchObject({ name: 'Fall' })
})
