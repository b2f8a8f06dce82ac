import { deliverySettingsSchema } from '@isomorph/contract/schemas'
import { describe, expect, it } from 'vitest'
import { checkSettings, defaultSettings, draftOfSettings, settingsOf } from './settings-draft.ts'

const zone = 'America/Indianapolis'
const quiz = { ...defaultSettings, name: 'Quiz' }

function savedOf(settings: Partial<ReturnType<typeof deliverySettingsSchema.parse>>) {
  const { accessCode: _, ...rest } = deliverySettingsSchema.parse({ name: 'Quiz', ...settings })
  return { ...rest, hasAccessCode: false }
}

describe('delivery settings being typed', () => {
  it('start from the defaults of the contract', () => {
    expect(deliverySettingsSchema.parse(settingsOf(quiz, zone))).toEqual(deliverySettingsSchema.parse({ name: 'Quiz' }))
  })

  it('come back unchanged when nobody types', () => {
    const settings = savedOf({
      dueAt: '2026-10-02T03:59:59.997Z',
      timeLimitMinutes: 50,
      attemptsAllowed: null,
      instructions: {
        type: 'doc',
        content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Rules' }] }],
      },
    })
    const { hasAccessCode: _, ...expected } = settings
    expect(settingsOf(draftOfSettings({ settings }, zone), zone, settings)).toEqual(expected)
  })

  it('take the last minute of a day as its end', () => {
    expect(settingsOf({ ...quiz, dueAt: '2026-10-01T23:59' }, zone).dueAt).toBe('2026-10-02T03:59:59.997Z')
    expect(settingsOf({ ...quiz, dueAt: '2026-10-01T17:00' }, zone).dueAt).toBe('2026-10-01T21:00:00.000Z')
  })

  it('name dates out of order and numbers out of range', () => {
    const errors = checkSettings({
      ...quiz,
      name: '',
      opensAt: '2026-10-02T10:00',
      dueAt: '2026-10-01T10:00',
      closesAt: '2026-09-30T10:00',
      latePenaltyPercent: '120',
      timeLimitMinutes: '1.5',
      attemptsAllowed: '0',
    })
    expect(Object.keys(errors).toSorted()).toEqual([
      'attemptsAllowed',
      'closesAt',
      'dueAt',
      'latePenaltyPercent',
      'name',
      'timeLimitMinutes',
    ])
    expect(checkSettings(quiz)).toEqual({})
  })

  it('leave the access code as it is, set a new one, or remove it', () => {
    expect(settingsOf(quiz, zone)).not.toHaveProperty('accessCode')
    expect(settingsOf({ ...quiz, accessCode: ' blue ' }, zone).accessCode).toBe('blue')
    expect(settingsOf({ ...quiz, accessCode: 'blue', removesAccessCode: true }, zone).accessCode).toBe('')
  })

  it('write instructions as paragraphs', () => {
    const { instructions } = settingsOf({ ...quiz, instructions: 'Open book.\n\nGood luck.' }, zone)
    expect(instructions).toEqual({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Open book.' }] },
        { type: 'paragraph' },
        { type: 'paragraph', content: [{ type: 'text', text: 'Good luck.' }] },
      ],
    })
  })
})
