import { reasonMaximumLength } from '@isomorph/contract'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { TextField } from './field.tsx'

/** Why staff do something, in words that are recorded. */
export function ReasonField<V extends FieldValues, O>({
  control,
  name,
}: {
  readonly control: Control<V, unknown, O>
  readonly name: FieldPathByValue<V, string>
}) {
  return (
    <TextField
      control={control}
      name={name}
      label="Reason (recorded)"
      input={{ maxLength: reasonMaximumLength }}
      isRequired
    />
  )
}
