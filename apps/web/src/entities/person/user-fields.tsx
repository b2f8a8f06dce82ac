import type { UserFields as UserDraft } from '@isomorph/contract'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../forms/field.tsx'

const fields = [
  { name: 'firstName', label: 'First name', autoFocus: true },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'E-mail', type: 'email', isRequired: true },
  { name: 'uid', label: 'UID' },
  { name: 'puid', label: 'PUID' },
] as const

/** The fields of one person. */
export function UserFields() {
  const { control } = useFormContext<UserDraft>()
  return fields.map((field) => (
    <TextField key={field.name} control={control} id={`user-${field.name}`} autoComplete="off" {...field} />
  ))
}
