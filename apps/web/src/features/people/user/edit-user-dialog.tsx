import type { UserDetail } from '@isomorph/contract'
import { ErrorSummary } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { useFormBackup } from '../../../unsaved-work/use-form-backup.ts'
import { useIsChanged } from '../../../forms/use-is-changed.ts'
import { useRefusal } from '../../../forms/use-refusal.ts'
import { useTries } from '../../../forms/use-tries.ts'
import { displayName } from '../../../entities/person/names.ts'
import { useUpdateUserMutation } from '../../../entities/person/people.api.ts'
import { checkUser, userFieldNames, type UserDraft } from '../../../entities/person/user-draft.ts'
import { UserFields } from '../../../entities/person/user-fields.tsx'

/** Changes the names and identifiers of somebody. */
export function EditUserDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { firstName, lastName, email, uid, puid } = user
  const saved: UserDraft = { firstName, lastName, email, uid, puid }
  const [draft, setDraft] = useState(saved)
  const [update, { isLoading, error, reset }] = useUpdateUserMutation()
  const notify = useNotify()
  const { form, errors, general } = useRefusal(error, userFieldNames)
  const { countTry } = useTries(form)
  const isChanged = useIsChanged(draft)
  const back = useFormBackup({ form: 'person', draft, saved, restore: (kept) => setDraft(kept ?? saved) })
  const wrong = checkUser(draft)
  function change(typed: UserDraft) {
    if (error) reset()
    setDraft(typed)
  }
  async function save() {
    countTry()
    if (Object.keys(wrong).length > 0 || isLoading) return
    const outcome = await update({ params: { userId: user.id }, body: draft })
    if (outcome.error) return
    notify('SUCCESS', `${displayName(outcome.data)} saved`)
    onClose()
  }
  return (
    <FormDialog
      title={`Edit ${displayName(user)}`}
      submitLabel="Save"
      form={form}
      isBusy={isLoading}
      isChanged={isChanged}
      back={back}
      onSubmit={save}
      onClose={onClose}
    >
      <ErrorSummary title="This could not be saved" errors={general} />
      <UserFields draft={draft} errors={{ ...errors, ...wrong }} onChange={change} />
    </FormDialog>
  )
}
