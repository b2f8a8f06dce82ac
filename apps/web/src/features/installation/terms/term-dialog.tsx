import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { ManagedTerm } from '@isomorph/contract'
import { Button, Dialog, ErrorSummary } from '@isomorph/ui'
import { TermFields } from './term-fields.tsx'
import { useTermForm } from './use-term-form.ts'

/** Makes a term, or changes the one that is given. */
export function TermDialog({ term, onClose }: { term: ManagedTerm | null; onClose: () => void }) {
  const { draft, form, general, errors, isLoading, change, submit } = useTermForm(term, onClose)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="term-title">
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="term-title">{term ? 'Change the term' : 'New term'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <ErrorSummary title="This could not be saved" errors={general} />
          <TermFields draft={draft} errors={errors} onChange={change} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={isLoading}>
            {term ? 'Save' : 'Make term'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
