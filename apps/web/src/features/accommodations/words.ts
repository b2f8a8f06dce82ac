import {
  accommodationFields,
  type AccommodationField,
  type AccommodationScope,
  type ScopedAccommodation,
} from '@isomorph/contract'
import { formatDeadline } from '../../dates/dates.ts'
import { counted, formatCount, formFor } from '../../numbers/counts.ts'

/** What is granted, of any field; history holds some fields only. */
type Granted = { readonly [Field in AccommodationField]?: ScopedAccommodation[Field] | undefined }

/** Where it is granted, as people say it. */
export function scopeLabel({ scope, name }: { readonly scope: AccommodationScope; readonly name: string }): string {
  return scope === 'everywhere' ? 'Everywhere' : name
}

/** One field in words; null where it grants nothing. */
function fieldWords(granted: Granted, field: AccommodationField, timeZone: string): string | null {
  const value = granted[field]
  if (value === null || value === undefined) return null
  switch (field) {
    case 'timerMultiplier':
      return `${value} × the time`
    case 'extraMinutes':
      return `${formatCount(Number(value))} more ${formFor(Number(value), 'minute', 'minutes')}`
    case 'windowExtraMinutes':
      return `window longer by ${counted(Number(value), 'minute', 'minutes')}`
    case 'opensAt':
      return `opens ${formatDeadline(String(value), timeZone)}`
    case 'dueAt':
      return `due ${formatDeadline(String(value), timeZone)}`
    case 'closesAt':
      return `closes ${formatDeadline(String(value), timeZone)}`
    case 'attemptsAllowed':
      return counted(Number(value), 'attempt', 'attempts')
    case 'extraAttempts':
      return `${formatCount(Number(value))} more ${formFor(Number(value), 'attempt', 'attempts')}`
    case 'isUntimed':
      return value ? 'no time limit' : 'with the time limit'
    case 'breakMinutes':
      return `breaks of ${counted(Number(value), 'minute', 'minutes')} in all`
    case 'isExcused':
      return value ? 'excused' : 'not excused'
    case 'isLockdownExempt':
      return value ? 'no lockdown browser needed' : 'lockdown browser needed'
  }
}

/** Everything that is granted, in words. */
export function grantWords(granted: Granted, timeZone: string): string[] {
  return accommodationFields.flatMap((field) => fieldWords(granted, field, timeZone) ?? [])
}

interface EffectiveGrant {
  readonly field: AccommodationField
  readonly words: string
  /** Where it comes from. */
  readonly from: string
}

/** What holds, field by field: the narrowest scope that says something, with where it comes from. */
export function effectiveGrants(scopes: readonly ScopedAccommodation[], timeZone: string): EffectiveGrant[] {
  const living = scopes.filter(({ isExpired }) => !isExpired)
  return accommodationFields.flatMap((field) => {
    const source = living.find((scope) => scope[field] !== null)
    const words = source && fieldWords(source, field, timeZone)
    return source && words ? [{ field, words, from: source.scope === 'everywhere' ? 'everywhere' : source.name }] : []
  })
}
