import { passwordSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import { z } from 'zod'
import { useNotify } from '../../data/hooks.ts'
import { outcomeInWords } from '../../entities/sign-in-refusal/refusal.ts'
import { TextField } from '../../forms/field.tsx'
import { Form, FormNotes } from '../../forms/form.tsx'
import { newPasswordHint } from '../../forms/new-password.ts'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { AccountCard } from './account-card.tsx'
import { presentPasswordSchema } from './account-schemas.ts'
import { FieldRows, RowButton } from './account.styles.ts'
import { useChangePasswordMutation } from './account.api.ts'

const schema = z.object({
  currentPassword: presentPasswordSchema,
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
      if (!outcome.error) notify('SUCCESS', t('account.password.changed'))
      return outcomeInWords(outcome)
    },
  })
}

/** Changes one's own password. */
export function PasswordForm() {
  const form = usePasswordForm()
  const { control } = form
  return (
    <AccountCard title={t('account.password.title')}>
      <Form form={form}>
        <FieldRows>
          <FormNotes form={form} title={t('account.password.notChanged')} />
          <TextField
            control={control}
            name="currentPassword"
            label={t('account.password.current')}
            type="password"
            autoComplete="current-password"
          />
          <TextField
            control={control}
            name="password"
            label={t('account.password.new')}
            type="password"
            autoComplete="new-password"
            hint={newPasswordHint()}
          />
          <RowButton type="submit" variant="outlined" disabled={form.isBusy}>
            {t('account.password.change')}
          </RowButton>
        </FieldRows>
      </Form>
    </AccountCard>
  )
}
