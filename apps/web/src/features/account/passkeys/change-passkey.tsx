import type { Passkey } from '@isomorph/contract'
import { nameSchema } from '@isomorph/contract/schemas'
import { Button } from '@isomorph/ui'
import { z } from 'zod'
import { useNotify } from '../../../data/hooks.ts'
import { TextField } from '../../../forms/field.tsx'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from '../account.api.ts'
import { CardActs, FieldRows } from '../account.styles.ts'
import { PasswordQuestion } from '../second-factor/password-question.tsx'

const schema = z.object({ name: nameSchema.max(60, 'A name has at most 60 characters.') })

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
        <FormNotes form={form} title="The name was not changed" />
        <TextField control={form.control} name="name" label="Name" />
        <CardActs>
          <Button type="submit" variant="contained" disabled={form.isBusy}>
            Save the name
          </Button>
          <Button onClick={onDone}>Cancel</Button>
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
      submitLabel="Remove it"
      onProve={async (currentPassword) => {
        const outcome = await remove({ params: { passkeyId: id }, body: { currentPassword } })
        if (outcome.error) return outcome
        notify('SUCCESS', `${name} logs you in no more`)
        onDone()
        return outcome
      }}
      onCancel={onDone}
    />
  )
}
