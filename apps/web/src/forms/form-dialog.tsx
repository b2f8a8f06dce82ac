import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Button, ConfirmDialog, Dialog } from '@isomorph/ui'
import { useId, useState, type FormEvent, type ReactNode, type Ref } from 'react'
import { RestoredBackupBand } from '../unsaved-work/restored-backup-band.tsx'
import type { RestoredBackup } from '../unsaved-work/use-form-backup.ts'

interface FormDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly isBusy: boolean
  /** Something has been typed that would be lost. */
  readonly isChanged: boolean
  /** What was typed earlier came back. */
  readonly back: RestoredBackup | null
  readonly maxWidth?: 'xs' | 'sm'
  readonly form?: Ref<HTMLFormElement>
  readonly submitButton?: Ref<HTMLButtonElement>
  readonly onSubmit: () => unknown
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog. Escape and a click beside it ask before they take away what was typed; Cancel says that it may go. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, isBusy, isChanged, maxWidth = 'sm', form, submitButton, onSubmit, onClose } = props
  const titleId = useId()
  const [isAsking, setIsAsking] = useState(false)
  function submit(event: FormEvent) {
    event.preventDefault()
    // The dialog may stand above another form, to which React would pass the event on.
    event.stopPropagation()
    onSubmit()
  }
  return (
    <>
      <Dialog
        open
        onClose={isChanged ? () => setIsAsking(true) : onClose}
        fullWidth
        maxWidth={maxWidth}
        aria-labelledby={titleId}
      >
        <form ref={form} noValidate onSubmit={submit}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 4 }}>
            <RestoredBackupBand back={props.back} />
            {props.children}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              {...(submitButton ? { ref: submitButton } : {})}
              type="submit"
              variant="contained"
              disabled={isBusy}
            >
              {submitLabel}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title="Close without saving?"
        confirmLabel="Close"
        cancelLabel="Stay"
        isDestructive
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      >
        What you typed here has not been saved.
      </ConfirmDialog>
    </>
  )
}
