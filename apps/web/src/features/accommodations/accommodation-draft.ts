import { accommodationSchema } from '@isomorph/contract/schemas'
import type { Accommodation, ScopedAccommodation } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { z } from 'zod'
import { fromWallClock, toWallClock } from '../../dates/dates.ts'
import { typedNumber } from '../../numbers/typed-number.ts'

/** Yes, no, or nothing said here. */
export type Choice = '' | 'yes' | 'no'

/** What is typed of an accommodation; empty: nothing is granted here. */
export interface AccommodationDraft {
  readonly timerMultiplier: string
  readonly extraMinutes: string
  readonly windowExtraMinutes: string
  readonly opensAt: string
  readonly dueAt: string
  readonly closesAt: string
  readonly attemptsAllowed: string
  readonly extraAttempts: string
  readonly breakMinutes: string
  readonly isUntimed: Choice
  readonly isExcused: Choice
  readonly isLockdownExempt: Choice
  readonly expiresAt: string
  readonly reason: string
}

const numbers = [
  'timerMultiplier',
  'extraMinutes',
  'windowExtraMinutes',
  'breakMinutes',
  'attemptsAllowed',
  'extraAttempts',
] as const
const moments = ['opensAt', 'dueAt', 'closesAt', 'expiresAt'] as const

/** What can be said of a field that is wrong. */
const corrections: Readonly<Record<(typeof numbers)[number], PlainKey>> = {
  timerMultiplier: 'accommodations.wrong.timerMultiplier',
  extraMinutes: 'accommodations.wrong.minutes',
  windowExtraMinutes: 'accommodations.wrong.minutes',
  breakMinutes: 'accommodations.wrong.minutes',
  attemptsAllowed: 'accommodations.wrong.attemptsAllowed',
  extraAttempts: 'accommodations.wrong.extraAttempts',
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value)
}

function choiceOf(value: boolean | null): Choice {
  return value === null ? '' : value ? 'yes' : 'no'
}

function isYes(choice: Choice): boolean | null {
  return choice === '' ? null : choice === 'yes'
}

/** Nothing is typed yet. */
export const emptyDraft: AccommodationDraft = {
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
  reason: '',
}

/** What stands in the form at first. The reason of a change is always typed anew. */
export function draftOf(scoped: ScopedAccommodation, timeZone: string): AccommodationDraft {
  return {
    timerMultiplier: textOf(scoped.timerMultiplier),
    extraMinutes: textOf(scoped.extraMinutes),
    windowExtraMinutes: textOf(scoped.windowExtraMinutes),
    opensAt: toWallClock(scoped.opensAt, timeZone),
    dueAt: toWallClock(scoped.dueAt, timeZone),
    closesAt: toWallClock(scoped.closesAt, timeZone),
    attemptsAllowed: textOf(scoped.attemptsAllowed),
    extraAttempts: textOf(scoped.extraAttempts),
    breakMinutes: textOf(scoped.breakMinutes),
    isUntimed: choiceOf(scoped.isUntimed),
    isExcused: choiceOf(scoped.isExcused),
    isLockdownExempt: choiceOf(scoped.isLockdownExempt),
    expiresAt: toWallClock(scoped.expiresAt, timeZone),
    reason: '',
  }
}

type Sent = Accommodation & { readonly expiresAt: string | null }

/** What is typed as what the server is sent: every field of the form, and the reason. */
export function accommodationSchemaOf(timeZone: string) {
  return z.custom<AccommodationDraft>().transform((draft, context): { fields: Sent; reason: string } => {
    const wrong = (field: keyof AccommodationDraft, key: PlainKey) =>
      context.addIssue({ code: 'custom', path: [field], message: t(key) })
    const typed = Object.fromEntries(numbers.map((field) => [field, typedNumber(draft[field])]))
    for (const field of numbers)
      if (!accommodationSchema.shape[field].safeParse(typed[field]).success) wrong(field, corrections[field])
    const dates = Object.fromEntries(moments.map((field) => [field, fromWallClock(draft[field], timeZone)]))
    for (const field of moments)
      if (draft[field] !== '' && dates[field] === null) wrong(field, 'accommodations.wrong.moment')
    if (draft.reason.trim() === '') wrong('reason', 'accommodations.wrong.reason')
    const yesOrNo = {
      isUntimed: isYes(draft.isUntimed),
      isExcused: isYes(draft.isExcused),
      isLockdownExempt: isYes(draft.isLockdownExempt),
    }
    return { fields: { ...typed, ...dates, ...yesOrNo } as unknown as Sent, reason: draft.reason }
  })
}

/** What is typed for several people: what is left empty is not sent, and stays as it is for each of them. */
export function manyAccommodationsSchemaOf(timeZone: string) {
  return accommodationSchemaOf(timeZone).transform(({ fields, reason }, context) => {
    const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
    if (Object.keys(named).every((field) => field === 'expiresAt'))
      context.addIssue({ code: 'custom', path: ['timerMultiplier'], message: t('accommodations.wrong.nothing') })
    return { fields: named as unknown as Partial<Sent>, reason }
  })
}
