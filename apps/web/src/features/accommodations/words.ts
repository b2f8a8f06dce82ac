import {
  accommodationFields,
  type AccommodationField,
  type AccommodationScope,
  type ScopedAccommodation,
} from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { formatDeadline } from '../../dates/dates.ts'
import { formatCount } from '../../numbers/counts.ts'

/** What is granted, of any field; history holds some fields only. */
type Granted = { readonly [Field in AccommodationField]?: ScopedAccommodation[Field] | undefined }

/** Where it is granted, as people say it. */
export function scopeLabel({ scope, name }: { readonly scope: AccommodationScope; readonly name: string }): string {
  return scope === 'everywhere' ? t('accommodations.everywhere') : name
}

/** One field in words; null where it grants nothing. */
function fieldWords(granted: Granted, field: AccommodationField, timeZone: string): string | null {
  const value = granted[field]
  if (value === null || value === undefined) return null
  switch (field) {
    case 'timerMultiplier':
      return t('accommodations.words.timerMultiplier', { factor: formatCount(Number(value)) })
    case 'extraMinutes':
      return t('accommodations.words.extraMinutes', { count: Number(value) })
    case 'windowExtraMinutes':
      return t('accommodations.words.windowExtraMinutes', { count: Number(value) })
    case 'opensAt':
      return t('accommodations.words.opensAt', { moment: formatDeadline(String(value), timeZone) })
    case 'dueAt':
      return t('accommodations.words.dueAt', { moment: formatDeadline(String(value), timeZone) })
    case 'closesAt':
      return t('accommodations.words.closesAt', { moment: formatDeadline(String(value), timeZone) })
    case 'attemptsAllowed':
      return t('accommodations.words.attemptsAllowed', { count: Number(value) })
    case 'extraAttempts':
      return t('accommodations.words.extraAttempts', { count: Number(value) })
    case 'isUntimed':
      return value ? t('accommodations.words.untimed') : t('accommodations.words.timed')
    case 'breakMinutes':
      return t('accommodations.words.breaks', { count: Number(value) })
    case 'isExcused':
      return value ? t('accommodations.words.excused') : t('accommodations.words.notExcused')
    case 'isLockdownExempt':
      return value ? t('accommodations.words.lockdownExempt') : t('accommodations.words.lockdownNeeded')
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
    return source && words
      ? [{ field, words, from: source.scope === 'everywhere' ? t('accommodations.fromEverywhere') : source.name }]
      : []
  })
}
