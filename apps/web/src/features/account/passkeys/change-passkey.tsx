import type { Passkey } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { z } from 'zod'
import { useNotify } from '../../../data/hooks.ts'
import { TextField } from '../../../forms/field.tsx'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from '../account.api.ts'
import { passkeyNameSchema } from '../account-schemas.ts'
import { CardActs, FieldRows } from '../account.styles.ts'
import { PasswordQuestion } from '../second-factor/password-question.tsx'

const schema = z.object({ name: passkeyNameSchema })

interface ChangeProps {
  readonly passkey: Passkey
  readonly onDone: () => void
}

export function RenamePasskey({ passkey: { id, name }, onDone }: ChangeProps) {
  const [rename] = useRenamePasskeyMutation()
  const form = useSchemaForm({
    schema,
    saved: { name },
    async save(body) {
      const outcome = await rename({ params: { passkeyId: id }, body })
      if (!outcome.error) onDone()
      return outcome
    },
  })
  return (
    <Form form={form}>
      <FieldRows>
        <FormNotes form={form} title={t('account.passkeys.notRenamed')} />
        <TextField control={form.control} name="name" label={t('account.passkeys.name')} />
        <CardActs>
          <Button type="submit" variant="contained" disabled={form.isBusy}>
            {t('account.passkeys.saveName')}
          </Button>
          <Button onClick={onDone}>{t('account.cancel')}</Button>
        </CardActs>
      </FieldRows>
    </Form>
  )
}

export function RemovePasskey({ passkey: { id, name }, onDone }: ChangeProps) {
  const [remove] = useRemovePasskeyMutation()
  const notify = useNotify()
  return (
    <PasswordQuestion
      submitLabel={t('account.passkeys.removeIt')}
      onProve={async (currentPassword) => {
        const outcome = await remove({ params: { passkeyId: id }, body: { currentPassword } })
        if (outcome.error) return outcome
        notify('SUCCESS', t('account.passkeys.removed', { name }))
        onDone()
        return outcome
      }}
      onCancel={onDone}
    />
  )
}
