import { expect, it } from 'vitest'
import { accommodationSchemaOf, type AccommodationDraft } from './accommodation-draft.ts'

const empty: AccommodationDraft = {
  timerMultiplier: '',
  extraMinutes: '',
  windowExtraMinutes: '',
  opensAt: '',
  dueAt: '',
  closesAt: '',
  attemptsAllowed: '',
  extraAttempts: '',
  breakMinutes: '',
  isUntimed: '',
  isExcused: '',
  isLockdownExempt: '',
  expiresAt: '',
  reason: 'Broken arm.',
}
const schema = accommodationSchemaOf('UTC')

it('sends what is typed, and nothing for what is empty', () => {
  const draft = {
    ...empty,
    timerMultiplier: '1,5',
    dueAt: '2026-03-02T12:00',
    isExcused: 'no' as const,
    isLockdownExempt: 'yes' as const,
  }
  expect(schema.parse(draft)).toEqual({
    reason: 'Broken arm.',
    fields: {
      breakMinutes: null,
      timerMultiplier: 1.5,
      extraMinutes: null,
      windowExtraMinutes: null,
      opensAt: null,
      dueAt: '2026-03-02T12:00:00.000Z',
      closesAt: null,
      attemptsAllowed: null,
      extraAttempts: null,
      isUntimed: null,
      isExcused: false,
      isLockdownExempt: true,
      expiresAt: null,
    },
  })
})

it.each([
  [{ timerMultiplier: '0.5' }, 'timerMultiplier'],
  [{ timerMultiplier: 'twice' }, 'timerMultiplier'],
  [{ extraMinutes: '2.5' }, 'extraMinutes'],
  [{ attemptsAllowed: '0' }, 'attemptsAllowed'],
  [{ reason: ' ' }, 'reason'],
])('names the field that is wrong: %j', (changes, field) => {
  const { error } = schema.safeParse({ ...empty, ...changes })
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]])
})
