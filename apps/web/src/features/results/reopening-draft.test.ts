import { describe, expect, it } from 'vitest'
import { checkReopening, emptyReopening } from './reopening-draft.ts'

const zone = 'America/New_York'
const draft = { ...emptyReopening, reason: 'The network failed.' }

describe('what is typed of a reopening', () => {
  it('asks for minutes from now, for a moment of the installation, or for no other end', () => {
    expect(checkReopening(draft, zone)).toEqual({ end: { minutes: 30 }, errors: {} })
    expect(checkReopening({ ...draft, kind: 'moment', moment: '2026-09-04T17:00' }, zone)).toEqual({
      end: { at: '2026-09-04T21:00:00.000Z' },
      errors: {},
    })
    expect(checkReopening({ ...draft, kind: 'unchanged', minutes: '' }, zone)).toEqual({ end: null, errors: {} })
  })

  it('names what is wrong, field by field', () => {
    for (const minutes of ['', '0', '1.5', 'ten', '9999999'])
      expect(checkReopening({ ...draft, minutes }, zone).errors).toHaveProperty('minutes')
    expect(checkReopening({ ...draft, kind: 'moment' }, zone).errors).toHaveProperty('moment')
    expect(checkReopening({ ...draft, reason: ' ' }, zone).errors).toEqual({ reason: 'Say why it is reopened.' })
  })
})
