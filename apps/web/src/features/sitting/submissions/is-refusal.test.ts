import { expect, it } from 'vitest'
import { downtimeTitle } from '@isomorph/contract'
import { isMendable, isRefusal } from './is-refusal.ts'

it.each([
  [400, 'Unreadable answers', true],
  [403, 'Forbidden', true],
  [409, 'Too late', true],
  [403, downtimeTitle, false],
  [401, 'Not signed in', false],
  [408, 'Timeout', false],
  [429, 'Too many requests', false],
  [503, 'Busy', false],
  [-1, 'Unknown Error', false],
])('takes %i “%s” for a refusal of what was sent: %s', (status, title, isRefused) => {
  expect(isRefusal({ status, title, detail: '' })).toBe(isRefused)
})

it('waits for a mark of the lockdown browser that is renewed, and for no other one', () => {
  const error = { status: 403, title: 'No', detail: '' }
  expect(isRefusal({ ...error, type: 'urn:isomorph:lockdown-expired' })).toBe(false)
  for (const name of ['lockdown-needed', 'lockdown-until-end'])
    expect(isRefusal({ ...error, type: `urn:isomorph:${name}` })).toBe(true)
})

it('knows which refusals sending again cannot help', () => {
  expect(isMendable({ type: 'urn:isomorph:unreadable-answers' })).toBe(true)
  expect(isMendable({})).toBe(true)
  for (const name of ['deadline-passed', 'no-attempts-left', 'finished'])
    expect(isMendable({ type: `urn:isomorph:${name}` })).toBe(false)
})
