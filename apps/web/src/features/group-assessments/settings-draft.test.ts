import { deliverySettingsSchema } from '@isomorph/contract/schemas'
import { describe, expect, it } from 'vitest'
import {
  defaultSettings,
  draftOfSettings,
  settingsFieldsSchema,
  settingsOf,
  type SettingsDraft,
} from './settings-draft.ts'

const zone = 'America/Indianapolis'
const quiz = { ...defaultSettings, name: 'Quiz' }

function savedOf(settings: Partial<ReturnType<typeof deliverySettingsSchema.parse>>) {
  const { accessCode, ...rest } = deliverySettingsSchema.parse({ name: 'Quiz', ...settings })
  return { settings: { ...rest, hasAccessCode: accessCode !== null }, accessCode }
}

function sentOf(draft: SettingsDraft, ...more: [string, Parameters<typeof settingsOf>[2]?]) {
  return settingsOf(settingsFieldsSchema.parse(draft), ...more)
}

function wrongFieldsOf(draft: SettingsDraft): string[] {
  const { error } = settingsFieldsSchema.safeParse(draft)
  return (error?.issues ?? []).map(({ path }) => path.join('.')).toSorted()
}

describe('delivery settings being typed', () => {
  it('start from the defaults of the contract', () => {
    expect(deliverySettingsSchema.parse(sentOf(quiz, zone))).toEqual(deliverySettingsSchema.parse({ name: 'Quiz' }))
  })

  it('come back unchanged when nobody types', () => {
    const saved = savedOf({
      accessCode: 'K7F2QD',
      dueAt: '2026-10-02T03:59:59.997Z',
      timeLimitMinutes: 50,
      attemptsAllowed: null,
      instructions: {
        type: 'doc',
        content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Rules' }] }],
      },
    })
    const { hasAccessCode: _, ...expected } = saved.settings
    expect(sentOf(draftOfSettings(saved, zone), zone, saved)).toEqual(expected)
  })

  it('take the last minute of a day as its end', () => {
    expect(sentOf({ ...quiz, dueAt: '2026-10-01T23:59' }, zone).dueAt).toBe('2026-10-02T03:59:59.997Z')
    expect(sentOf({ ...quiz, dueAt: '2026-10-01T17:00' }, zone).dueAt).toBe('2026-10-01T21:00:00.000Z')
  })

  it('name dates out of order and numbers out of range', () => {
    const wrong = wrongFieldsOf({
      ...quiz,
      name: '',
      opensAt: '2026-10-02T10:00',
      dueAt: '2026-10-01T10:00',
      closesAt: '2026-09-30T10:00',
      latePenaltyPercent: '120',
      timeLimitMinutes: '1.5',
      attemptsAllowed: '0',
    })
    expect(wrong).toEqual(['attemptsAllowed', 'closesAt', 'dueAt', 'latePenaltyPercent', 'name', 'timeLimitMinutes'])
    expect(wrongFieldsOf(quiz)).toEqual([])
  })

  it('leave the access code as it is, set a new one, or remove it', () => {
    expect(sentOf(quiz, zone)).not.toHaveProperty('accessCode')
    expect(sentOf({ ...quiz, accessCode: ' blue ' }, zone).accessCode).toBe('blue')
    expect(sentOf({ ...quiz, accessCode: 'blue', removesAccessCode: true }, zone).accessCode).toBe('')
    const saved = savedOf({ accessCode: 'blue' })
    const draft = draftOfSettings(saved, zone)
    expect(draft.accessCode).toBe('blue')
    expect(sentOf({ ...draft, accessCode: 'red' }, zone, saved).accessCode).toBe('red')
    expect(sentOf({ ...draft, accessCode: '' }, zone, saved).accessCode).toBe('')
  })

  it('write instructions as paragraphs', () => {
    const { instructions } = sentOf({ ...quiz, instructions: 'Open book.\n\nGood luck.' }, zone)
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
