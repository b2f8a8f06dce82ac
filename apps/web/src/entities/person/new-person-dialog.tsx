import { userFieldsSchema } from '@isomorph/contract/schemas'
import { linkDays, type User } from '@isomorph/contract'
import { t } from '@isomorph/messages'
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
    backup: `new-person-${email}`,
    async save(body) {
      const outcome = await create({ body: { ...body, clientKey } })
      if (outcome.error) return outcome
      const name = displayName(outcome.data)
      onAdded(
        outcome.data,
        body.sendInvitation ? t('shared.person.addedAndInvited', { name }) : t('shared.person.added', { name }),
      )
      onClose()
      return {}
    },
  })
}

/** Makes a person by hand, and has an invitation sent to them unless told otherwise. */
export function NewPersonDialog(props: NewPersonDialogProps) {
  const form = useNewPersonForm(props)
  return (
    <FormDialog form={form} title={t('shared.person.new')} submitLabel={t('shared.person.add')} onClose={props.onClose}>
      <FormNotes form={form} title={t('shared.people.nobodyAdded')} />
      <UserFields />
      <CheckboxField
        control={form.control}
        name="sendInvitation"
        label={t('shared.person.invite')}
        hint={t('shared.person.invite.hint', { days: linkDays.setPassword })}
      />
    </FormDialog>
  )
}
