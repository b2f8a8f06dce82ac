import type { UserFields } from '@isomorph/contract'
import { isEmailAddress } from './identifiers.ts'

/** Names and identifiers as they are typed. */
export type UserDraft = UserFields

export const userFieldNames = ['firstName', 'lastName', 'email', 'uid', 'puid'] as const

export type UserErrors = Partial<Record<keyof UserDraft, string>>

/** What is wrong with what was typed, field by field. */
export function checkUser({ email, uid, puid }: UserDraft): UserErrors {
  const one = /^[^\s,;]*$/
  return {
    ...(isEmailAddress(email.trim()) ? {} : { email: 'Type an e-mail address.' }),
    ...(one.test(uid.trim()) ? {} : { uid: 'An identifier has no spaces, commas or semicolons.' }),
    ...(one.test(puid.trim()) ? {} : { puid: 'An identifier has no spaces, commas or semicolons.' }),
  }
}
