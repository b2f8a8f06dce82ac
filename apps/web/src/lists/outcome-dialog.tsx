import { Button, Dialog } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { counted } from '../numbers/counts.ts'

/** For how many students something was done, and for whom not and why. */
export function OutcomeDialog({
  done,
  refused,
  onClose,
}: {
  readonly done: number
  /** `Example, Ada: has not started` */
  readonly refused: readonly string[]
  readonly onClose: () => void
}) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Done for {counted(done, 'student', 'students')}</DialogTitle>
      <DialogContent>
        {refused.length > 0 && (
          <>
            <p>Not done for:</p>
            <ul>
              {refused.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
