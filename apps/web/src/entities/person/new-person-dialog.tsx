import { formatLinkLifetime, type User } from '@isomorph/contract'
import { CheckboxInput, ErrorSummary } from '@isomorph/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useFormBackup } from '../../unsaved-work/use-form-backup.ts'
import { useIsChanged } from '../../forms/use-is-changed.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useTries } from '../../forms/use-tries.ts'
import { displayName } from './names.ts'
import { useCreateUserMutation } from './people.api.ts'
import { checkUser, userFieldNames, type UserDraft } from './user-draft.ts'
import { UserFields } from './user-fields.tsx'

const emptyDraft: UserDraft = { firstName: '', lastName: '', email: '', uid: '', puid: '' }

interface NewPersonDialogProps {
  readonly email?: string
  /** Told who was added, and in a sentence what happens now. */
  readonly onAdded: (person: User, said: string) => void
  readonly onClose: () => void
}

/** Makes a person by hand, and has an invitation sent to them unless told otherwise. */
export function NewPersonDialog({ email = '', onAdded, onClose }: NewPersonDialogProps) {
  const [draft, setDraft] = useState<UserDraft>({ ...emptyDraft, email })
  const [sendInvitation, setSendInvitation] = useState(true)
  // The same for every try, so that a try whose answer was lost is not repeated as another person.
  const [clientKey] = useState(() => crypto.randomUUID())
  const [create, { isLoading, error, reset }] = useCreateUserMutation()
  const { form, errors, general } = useRefusal(error, userFieldNames)
  const { isTried, countTry } = useTries(form)
  const isChanged = useIsChanged(draft)
  const wrong = checkUser(draft)
  const empty = { ...emptyDraft, email, sendInvitation: true }
  const back = useFormBackup({
    form: `new person ${email}`,
    draft: { ...draft, sendInvitation },
    saved: empty,
    restore,
  })
  function restore(kept: typeof empty | null) {
    const { sendInvitation, ...person } = kept ?? empty
    setDraft(person)
    setSendInvitation(sendInvitation)
  }
  function change(typed: UserDraft) {
    if (error) reset()
    setDraft(typed)
  }
  async function save() {
    countTry()
    if (Object.keys(wrong).length > 0 || isLoading) return
    const outcome = await create({ body: { ...draft, sendInvitation, clientKey } })
    if (outcome.error) return
    const name = displayName(outcome.data)
    onAdded(outcome.data, sendInvitation ? `${name} was added and is being invited` : `${name} was added`)
    onClose()
  }
  return (
    <FormDialog
      title="New person"
      submitLabel="Add person"
      form={form}
      isBusy={isLoading}
      isChanged={isChanged}
      back={back}
      onSubmit={save}
      onClose={onClose}
    >
      <ErrorSummary title="Nobody was added" errors={general} />
      <UserFields draft={draft} errors={{ ...errors, ...(isTried ? wrong : {}) }} onChange={change} />
      <CheckboxInput
        label="Send an invitation"
        hint={`A letter with a link to choose a password. It counts for ${formatLinkLifetime('setPassword')} and can be sent again.`}
        isChecked={sendInvitation}
        onChange={setSendInvitation}
      />
    </FormDialog>
  )
}
