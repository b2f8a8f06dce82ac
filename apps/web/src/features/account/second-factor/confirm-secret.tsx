import type { NewSecondFactor } from '@isomorph/contract'
import { secondFactorCodeSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { z } from 'zod'
import { SecretToScan } from '../../../entities/second-factor/secret-to-scan.tsx'
import { outcomeInWords } from '../../../entities/sign-in-refusal/refusal.ts'
import { TextField } from '../../../forms/field.tsx'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useSetSecondFactorMutation } from '../account.api.ts'
import { CardActs, FieldRows } from '../account.styles.ts'

const schema = z.object({ code: secondFactorCodeSchema })
const empty = { code: '' }

interface ConfirmSecretProps {
  readonly secret: NewSecondFactor
  readonly onSet: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Shows the secret, and takes the first code that the app makes of it. */
export function ConfirmSecret({ secret, onSet, onCancel }: ConfirmSecretProps) {
  const [set] = useSetSecondFactorMutation()
  const form = useSchemaForm({
    schema,
    saved: empty,
    async save({ code }) {
      const outcome = await set({ body: { ticket: secret.ticket, code } })
      if (outcome.data) onSet(outcome.data.recoveryCodes)
      return outcomeInWords(outcome)
    },
  })
  return (
    <Form form={form}>
      <FieldRows>
        <SecretToScan secret={secret} />
        <FormNotes form={form} title={t('account.factor.notSet')} />
        <TextField
          control={form.control}
          name="code"
          label={t('account.factor.code')}
          hint={t('account.factor.code.hint')}
          autoComplete="one-time-code"
        />
        <CardActs>
          <Button type="submit" variant="contained" disabled={form.isBusy}>
            {t('account.factor.set')}
          </Button>
          <Button onClick={onCancel}>{t('account.cancel')}</Button>
        </CardActs>
      </FieldRows>
    </Form>
  )
}
