import type { UserDetail } from '@isomorph/contract'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Button, Dialog, ErrorSummary } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useNotify } from '../../data/hooks.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { displayName } from './names.ts'
import { useUpdateUserMutation } from './people.api.ts'
import { checkUser, userFieldNames, type UserDraft } from './user-draft.ts'
import { UserFields } from './user-fields.tsx'

/** Changes the names and identifiers of somebody. */
export function EditUserDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { firstName, lastName, email, uid, puid } = user
  const [draft, setDraft] = useState<UserDraft>({ firstName, lastName, email, uid, puid })
  const [update, { isLoading, error, reset }] = useUpdateUserMutation()
  const notify = useNotify()
  const { form, errors, general } = useRefusal(error, userFieldNames)
  const wrong = checkUser(draft)
  function change(typed: UserDraft) {
    if (error) reset()
    setDraft(typed)
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    if (Object.keys(wrong).length > 0 || isLoading) return
    const outcome = await update({ params: { userId: user.id }, body: draft })
    if (outcome.error) return
    notify('SUCCESS', `${displayName(outcome.data)} saved`)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="edit-user-title">
      <form ref={form} noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id="edit-user-title">Edit {displayName(user)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <ErrorSummary title="This could not be saved" errors={general} />
          <UserFields draft={draft} errors={{ ...errors, ...wrong }} onChange={change} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isLoading}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
