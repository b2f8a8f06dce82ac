import { t } from '@isomorph/messages'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../forms/field.tsx'

/** The present password, without which nobody changes how a person signs in. */
export function CurrentPasswordField() {
  const { control } = useFormContext<{ currentPassword: string }>()
  return (
    <TextField
      control={control}
      name="currentPassword"
      label={t('account.proof.password')}
      type="password"
      autoComplete="current-password"
    />
  )
}
