import { describe, expect, it } from 'vitest'
import { emptyReopening, reopeningSchemaOf, type ReopeningDraft } from './reopening-draft.ts'

const zone = 'America/New_York'
const draft = { ...emptyReopening, reason: 'The network failed.' }

function sentOf(draft: ReopeningDraft) {
  return reopeningSchemaOf(zone).parse(draft)
}

function errorsOf(draft: ReopeningDraft) {
  const { error } = reopeningSchemaOf(zone).safeParse(draft)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('what is typed of a reopening', () => {
  it('asks for minutes from now, for a moment of the installation, or for no other end', () => {
    const { reason } = draft
    expect(sentOf(draft)).toEqual({ end: { minutes: 30 }, reason })
    expect(sentOf({ ...draft, kind: 'moment', moment: '2026-09-04T17:00' })).toEqual({
      end: { at: '2026-09-04T21:00:00.000Z' },
      reason,
    })
    expect(sentOf({ ...draft, kind: 'unchanged', minutes: '' })).toEqual({ end: null, reason })
  })

  it('names what is wrong, field by field', () => {
    for (const minutes of ['', '0', '1.5', '1e2', '0x10', 'ten', '9999999'])
      expect(errorsOf({ ...draft, minutes })).toHaveProperty('minutes')
    expect(errorsOf({ ...draft, kind: 'moment' })).toHaveProperty('moment')
    expect(errorsOf({ ...draft, reason: ' ' })).toEqual({ reason: 'Say why it is reopened.' })
  })
})
