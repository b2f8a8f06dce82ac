import { typedPasswordSchema } from '@isomorph/contract/schemas'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../forms/field.tsx'

export const currentPasswordSchema = typedPasswordSchema.min(1, 'Type your current password.')

/** The present password, without which nobody changes how a person signs in. */
export function CurrentPasswordField() {
  const { control } = useFormContext<{ currentPassword: string }>()
  return (
    <TextField
      control={control}
      name="currentPassword"
      label="Your password, to make sure that it is you"
      type="password"
      autoComplete="current-password"
    />
  )
}
