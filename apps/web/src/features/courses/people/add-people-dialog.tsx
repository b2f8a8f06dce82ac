import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { groupRoles, nameOfBaseRole, type GroupRole } from '@isomorph/access'
import type { Group } from '@isomorph/contract'
import { Button, ErrorSummary, SelectInput, TextInput, Dialog } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { useAddGroupUsersMutation } from '../courses.api.ts'
import { checkIdentifiers, parseIdentifiers } from './identifiers.ts'

const roles = groupRoles.map((role) => ({ value: role, label: nameOfBaseRole(role) }))

function messagesOf(error: unknown) {
  const { detail, errors = [] } = requestErrorOf(error)
  const named = errors.map(({ message }) => ({ message }))
  return named.length > 0 ? named : [{ message: detail }]
}

/** Gives people a role in a course; when one is unknown, nobody is added and the unknown ones are named. */
export function AddPeopleDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const [text, setText] = useState('')
  const [role, setRole] = useState<GroupRole>('GroupLearner')
  const [isTried, setIsTried] = useState(false)
  const [add, { isLoading, error }] = useAddGroupUsersMutation()
  const notify = useNotify()
  const wrong = checkIdentifiers(text)
  const count = parseIdentifiers(text).length

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (wrong || isLoading) return
    const identifiers = parseIdentifiers(text)
    const outcome = await add({ body: { groupId: group.id, identifiers, role } })
    if (outcome.error) return
    notify('SUCCESS', count === 1 ? '1 person added' : `${count} people added`)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="add-people-title">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="add-people-title">Add people</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <p style={{ margin: 0 }}>To add people, enter their identifier, select their role, and click 'Add.'</p>
          {error && <ErrorSummary title="Nobody was added" errors={messagesOf(error)} />}
          <TextInput
            label="Identifiers"
            isMultiline
            minRows={4}
            autoFocus
            value={text}
            onChange={setText}
            error={isTried || count > 1 ? wrong : undefined}
            hint={count > 1 ? `${count} people` : 'E-mail addresses, one per line or separated by commas.'}
            input={{ spellCheck: false, autoCapitalize: 'none' }}
          />
          <SelectInput label="Role" value={role} options={roles} onChange={setRole} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isLoading}>
            Add
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
