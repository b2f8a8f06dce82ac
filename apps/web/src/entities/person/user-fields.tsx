import type { UserFields as UserDraft } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../forms/field.tsx'

const fields = [
  { name: 'firstName', label: 'shared.person.firstName', autoFocus: true },
  { name: 'lastName', label: 'shared.person.lastName' },
  { name: 'email', label: 'shared.person.email', type: 'email', isRequired: true },
  { name: 'uid', label: 'shared.person.uid' },
  { name: 'puid', label: 'shared.person.puid' },
] as const

/** The fields of one person. */
export function UserFields() {
  const { control } = useFormContext<UserDraft>()
  return fields.map(({ label, ...field }) => (
    <TextField
      key={field.name}
      control={control}
      id={`user-${field.name}`}
      autoComplete="off"
      label={t(label)}
      {...field}
    />
  ))
}
