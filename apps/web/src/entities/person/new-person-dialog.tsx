import { userFieldsSchema } from '@isomorph/contract/schemas'
import { formatLinkLifetime, type User } from '@isomorph/contract'
import { useState } from 'react'
import { z } from 'zod'
import { randomUuid } from '../../data/uuid.ts'
import { CheckboxField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { displayName } from './names.ts'
import { useCreateUserMutation } from './people.api.ts'
import { UserFields } from './user-fields.tsx'

const schema = userFieldsSchema.extend({ sendInvitation: z.boolean() })
const emptyDraft = { firstName: '', lastName: '', uid: '', puid: '', sendInvitation: true }

interface NewPersonDialogProps {
  readonly email?: string
  /** Told who was added, and in a sentence what happens now. */
  readonly onAdded: (person: User, said: string) => void
  readonly onClose: () => void
}

function useNewPersonForm({ email = '', onAdded, onClose }: NewPersonDialogProps) {
  // The same for every try, so that a try whose answer was lost is not repeated as another person.
  const [clientKey] = useState(() => randomUuid())
  const [create] = useCreateUserMutation()
  return useSchemaForm({
    schema,
    saved: { ...emptyDraft, email },
    backup: `new person ${email}`,
    async save(body) {
      const outcome = await create({ body: { ...body, clientKey } })
      if (outcome.error) return outcome
      const name = displayName(outcome.data)
      onAdded(outcome.data, body.sendInvitation ? `${name} was added and is being invited` : `${name} was added`)
      onClose()
      return {}
    },
  })
}

/** Makes a person by hand, and has an invitation sent to them unless told otherwise. */
export function NewPersonDialog(props: NewPersonDialogProps) {
  const form = useNewPersonForm(props)
  return (
    <FormDialog form={form} title="New person" submitLabel="Add person" onClose={props.onClose}>
      <FormNotes form={form} title="Nobody was added" />
      <UserFields />
      <CheckboxField
        control={form.control}
        name="sendInvitation"
        label="Send an invitation"
        hint={`A letter with a link to choose a password. It counts for ${formatLinkLifetime('setPassword')} and can be sent again.`}
      />
    </FormDialog>
  )
}
