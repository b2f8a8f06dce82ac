import { hasName, nameMissing } from '@isomorph/contract'
import { passwordFault } from '../../forms/new-password.ts'

export interface SetupDraft {
  setupToken: string
  firstName: string
  lastName: string
  email: string
  userName: string
  password: string
}

export const emptySetup: SetupDraft = {
  setupToken: '',
  firstName: '',
  lastName: '',
  email: '',
  userName: '',
  password: '',
}

/** What is wrong with the account of the first administrator, per field. */
export function checkSetup(draft: SetupDraft): Partial<Record<keyof SetupDraft, string>> {
  const errors: Partial<Record<keyof SetupDraft, string>> = {}
  if (!draft.setupToken.trim()) errors.setupToken = 'Type the setup token.'
  if (!hasName(draft)) errors.firstName = nameMissing
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(draft.email.trim()))
    errors.email = 'Type an e-mail address, such as ada@example.edu.'
  if (!draft.userName.trim()) errors.userName = 'Type a user name.'
  const fault = passwordFault(draft.password)
  if (fault) errors.password = fault
  return errors
}
