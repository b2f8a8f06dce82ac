import { TextInput } from '@isomorph/ui'
import type { UserDraft, UserErrors } from './user-draft.ts'

const fields = [
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'E-mail' },
  { name: 'uid', label: 'UID' },
  { name: 'puid', label: 'PUID' },
] as const

/** The fields of one person. */
export function UserFields({
  draft,
  errors,
  onChange,
}: {
  draft: UserDraft
  errors: UserErrors
  onChange: (draft: UserDraft) => void
}) {
  return fields.map(({ name, label }) => (
    <TextInput
      key={name}
      id={`user-${name}`}
      label={label}
      isRequired={name === 'email'}
      autoFocus={name === 'firstName'}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete="off"
      value={draft[name]}
      onChange={(value) => onChange({ ...draft, [name]: value })}
      error={errors[name]}
    />
  ))
}
