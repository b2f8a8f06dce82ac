import { reasonMaximumLength } from '@isomorph/contract'
import { t } from '@isomorph/messages'
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
      label={t('shared.form.reason')}
      input={{ maxLength: reasonMaximumLength }}
      isRequired
    />
  )
}
