import type { NewSecondFactor } from '@isomorph/contract'
import { secondFactorCodeSchema } from '@isomorph/contract/schemas'
import { Button } from '@isomorph/ui'
import { z } from 'zod'
import { SecretToScan } from '../../../entities/second-factor/secret-to-scan.tsx'
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
      return outcome
    },
  })
  return (
    <Form form={form}>
      <FieldRows>
        <SecretToScan secret={secret} />
        <FormNotes form={form} title="The second factor was not set" />
        <TextField
          control={form.control}
          name="code"
          label="Code"
          hint="Six digits that the app shows now."
          autoComplete="one-time-code"
        />
        <CardActs>
          <Button type="submit" variant="contained" disabled={form.isBusy}>
            Set it
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </CardActs>
      </FieldRows>
    </Form>
  )
}
