import { Button, Dialog } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { counted } from '../numbers/counts.ts'

/** For how many students or other things something was done, and for which not and why. */
export function OutcomeDialog({
  done,
  refused,
  noun: [one, many] = ['student', 'students'],
  onClose,
}: {
  readonly done: number
  /** `Example, Ada: has not started` */
  readonly refused: readonly string[]
  readonly noun?: readonly [one: string, many: string]
  readonly onClose: () => void
}) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Done for {counted(done, one, many)}</DialogTitle>
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
