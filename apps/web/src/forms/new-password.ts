import { passwordMinimumLength } from '@isomorph/contract'

export const passwordHint = `At least ${passwordMinimumLength} characters; a sentence is easy to remember.`

/** What is wrong with a new password; undefined: nothing. */
export function passwordFault(password: string): string | undefined {
  if (password.length >= passwordMinimumLength) return undefined
  return `A password has at least ${passwordMinimumLength} characters.`
}
