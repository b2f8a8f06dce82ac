import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useState } from 'react'
import { z } from 'zod'
import { useNotify } from '../../../data/hooks.ts'
import { makePasskey, type DeviceFailure } from '../../../entities/passkey/device.ts'
import { RecoveryCodes } from '../../../entities/second-factor/recovery-codes.tsx'
import { RefusalBand } from '../../../entities/sign-in-refusal/refusal-band.tsx'
import { outcomeInWords } from '../../../entities/sign-in-refusal/refusal.ts'
import { TextField } from '../../../forms/field.tsx'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../account.api.ts'
import { CardActs, FieldRows } from '../account.styles.ts'
import { passkeyNameSchema, presentPasswordSchema } from '../account-schemas.ts'
import { deviceName } from '../../../session/device-name.ts'
import { CurrentPasswordField } from '../current-password-field.tsx'

const schema = z.object({
  name: passkeyNameSchema,
  currentPassword: presentPasswordSchema,
})

function useAdding(onDone: () => void) {
  const [begin] = useBeginPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const notify = useNotify()
  const [failure, setFailure] = useState<DeviceFailure>()
  const [codes, setCodes] = useState<readonly string[]>()
  const form = useSchemaForm({
    schema,
    saved: { name: deviceName(navigator.userAgent), currentPassword: '' },
    secrets: ['currentPassword'],
    async save({ name, currentPassword }) {
      setFailure(undefined)
      const asked = await begin({ body: { currentPassword } })
      if (asked.error) return outcomeInWords(asked)
      const registration = await makePasskey(asked.data.options)
      if ('title' in registration) {
        setFailure(registration)
        return {}
      }
      const outcome = await add({ body: { ticket: asked.data.ticket, name, registration } })
      if (outcome.error) return outcomeInWords(outcome)
      notify('SUCCESS', t('account.passkeys.added'))
      if (outcome.data.recoveryCodes) setCodes(outcome.data.recoveryCodes)
      else onDone()
      return outcome
    },
  })
  return { form, failure, codes }
}

/** Takes a name and the password, has the device make a passkey, and shows recovery codes where it is the first factor. */
export function AddPasskey({ onDone }: { readonly onDone: () => void }) {
  const { form, failure, codes } = useAdding(onDone)
  if (codes) return <RecoveryCodes codes={codes} doneLabel={t('credentials.kept')} onDone={onDone} />
  return (
    <Form form={form}>
      <FieldRows>
        <FormNotes form={form} title={t('account.passkeys.notAdded')} />
        {failure && <RefusalBand refusal={failure} />}
        <TextField control={form.control} name="name" label={t('account.passkeys.nameOfNew')} />
        <CurrentPasswordField />
        <CardActs>
          <Button type="submit" variant="contained" disabled={form.isBusy}>
            {t('account.passkeys.goOn')}
          </Button>
          <Button onClick={onDone}>{t('account.cancel')}</Button>
        </CardActs>
      </FieldRows>
    </Form>
  )
}
