import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { termBodySchema, type ManagedTerm } from '@isomorph/contract'
import { Button, Dialog, ErrorSummary, TextInput } from '@isomorph/ui'
import { useRef, useState, type FormEvent } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { errorsOf, refusalsOf } from '../field-errors.ts'
import { useCreateTermMutation, useUpdateTermMutation } from '../installation.api.ts'

interface TermDraft {
  readonly name: string
  readonly firstDay: string
  readonly lastDay: string
}

const nothingTyped: TermDraft = { name: '', firstDay: '', lastDay: '' }

/** Makes a term, or changes the one that is given. */
export function TermDialog({ term, onClose }: { term: ManagedTerm | null; onClose: () => void }) {
  const [draft, setDraft] = useState<TermDraft>(term ?? nothingTyped)
  const [isTried, setIsTried] = useState(false)
  const [create, creation] = useCreateTermMutation()
  const [update, change] = useUpdateTermMutation()
  // The same key for every try: a term is made once, however often the request has to be sent.
  const clientKey = useRef(crypto.randomUUID())
  const notify = useNotify()
  const checked = termBodySchema.safeParse(draft)
  const errors = isTried ? errorsOf(checked) : {}
  const refused = creation.error ?? change.error

  async function save(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!checked.success || creation.isLoading || change.isLoading) return
    const outcome = term
      ? await update({ params: { termId: term.id }, body: checked.data })
      : await create({ body: { ...checked.data, clientKey: clientKey.current } })
    if (outcome.error) return
    notify('SUCCESS', term ? 'Term saved' : 'Term made')
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="term-title">
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id="term-title">{term ? 'Change the term' : 'New term'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {refused !== undefined && (
            <ErrorSummary title="This could not be saved" errors={refusalsOf(requestErrorOf(refused))} />
          )}
          <TextInput
            label="Name"
            isRequired
            autoFocus
            value={draft.name}
            onChange={(name) => setDraft({ ...draft, name })}
            error={errors['name']}
          />
          <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
            <TextInput
              label="First day"
              type="date"
              isRequired
              value={draft.firstDay}
              onChange={(firstDay) => setDraft({ ...draft, firstDay })}
              error={errors['firstDay']}
            />
            <TextInput
              label="Last day"
              type="date"
              isRequired
              value={draft.lastDay}
              onChange={(lastDay) => setDraft({ ...draft, lastDay })}
              error={errors['lastDay']}
            />
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={creation.isLoading || change.isLoading}>
            {term ? 'Save' : 'Make term'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
