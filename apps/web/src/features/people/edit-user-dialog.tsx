import type { UserDetail } from '@isomorph/contract'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Button, Dialog, ErrorSummary } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useNotify } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { displayName } from './names.ts'
import { useUpdateUserMutation } from './people.api.ts'
import { checkUser, errorsByField, type UserDraft } from './user-draft.ts'
import { UserFields } from './user-fields.tsx'

/** Changes the names and identifiers of somebody. */
export function EditUserDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { firstName, lastName, email, uid, puid } = user
  const [draft, setDraft] = useState<UserDraft>({ firstName, lastName, email, uid, puid })
  const [update, { isLoading, error }] = useUpdateUserMutation()
  const notify = useNotify()
  const refused = error && requestErrorOf(error)
  const wrong = checkUser(draft)
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
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id="edit-user-title">Edit {displayName(user)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {refused && <ErrorSummary title="This could not be saved" errors={[{ message: refused.detail }]} />}
          <UserFields
            draft={draft}
            errors={{ ...errorsByField(refused?.errors ?? []), ...wrong }}
            onChange={setDraft}
          />
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
