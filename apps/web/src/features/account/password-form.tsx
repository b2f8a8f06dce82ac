import { passwordSchema } from '@isomorph/contract/schemas'
import { z } from 'zod'
import { useNotify } from '../../data/hooks.ts'
import { TextField } from '../../forms/field.tsx'
import { Form, FormNotes } from '../../forms/form.tsx'
import { passwordHint } from '../../forms/new-password.ts'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { AccountCard } from './account-card.tsx'
import { FieldRows, RowButton } from './account.styles.ts'
import { useChangePasswordMutation } from './account.api.ts'
import { currentPasswordSchema } from './current-password-field.tsx'

const schema = z.object({
  currentPassword: currentPasswordSchema,
  password: passwordSchema,
})
const empty = { currentPassword: '', password: '' }

function usePasswordForm() {
  const [change] = useChangePasswordMutation()
  const notify = useNotify()
  return useSchemaForm({
    schema,
    saved: empty,
    secrets: ['currentPassword', 'password'],
    async save(body) {
      const outcome = await change({ body })
      if (!outcome.error) notify('SUCCESS', 'Password changed. You were logged out everywhere else.')
      return outcome
    },
  })
}

/** Changes one's own password. */
export function PasswordForm() {
  const form = usePasswordForm()
  const { control } = form
  return (
    <AccountCard title="Password">
      <Form form={form}>
        <FieldRows>
          <FormNotes form={form} title="The password was not changed" />
          <TextField
            control={control}
            name="currentPassword"
            label="Current password"
            type="password"
            autoComplete="current-password"
          />
          <TextField
            control={control}
            name="password"
            label="New password"
            type="password"
            autoComplete="new-password"
            hint={passwordHint}
          />
          <RowButton type="submit" variant="outlined" disabled={form.isBusy}>
            Change password
          </RowButton>
        </FieldRows>
      </Form>
    </AccountCard>
  )
}
