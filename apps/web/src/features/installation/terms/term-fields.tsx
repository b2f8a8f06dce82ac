import { TextInput } from '@isomorph/ui'
import type { FieldErrors } from '../../../forms/field-errors.ts'

/** A term while it is being typed; days as `2026-08-15`. */
export interface TermDraft {
  readonly name: string
  readonly firstDay: string
  readonly lastDay: string
}

const days = [
  { key: 'firstDay', label: 'First day' },
  { key: 'lastDay', label: 'Last day' },
] as const

/** The fields of a term. */
export function TermFields({
  draft,
  errors,
  onChange,
}: {
  draft: TermDraft
  errors: FieldErrors
  onChange: (draft: TermDraft) => void
}) {
  return (
    <>
      <TextInput
        label="Name"
        isRequired
        autoFocus
        value={draft.name}
        onChange={(name) => onChange({ ...draft, name })}
        error={errors['name']}
      />
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
        {days.map(({ key, label }) => (
          <TextInput
            key={key}
            label={label}
            type="date"
            isRequired
            value={draft[key]}
            onChange={(day) => onChange({ ...draft, [key]: day })}
            error={errors[key]}
          />
        ))}
      </div>
    </>
  )
}
