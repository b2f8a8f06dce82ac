import { sayOfField } from '@isomorph/contract'
import { Refusal } from '../../refusals/refusals.ts'
import { passwordRefusals } from './passwords.errors.ts'

/** Somebody who changes a password and keeps it believes that whoever else knew it is out. */
export function presentPasswordRefusal(): Refusal {
  const errors = [{ path: 'password', ...sayOfField('presentPassword') }]
  return new Refusal(passwordRefusals.presentPassword, { errors })
}
