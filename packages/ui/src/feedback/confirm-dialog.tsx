import { Button } from '../actions/button.tsx'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { Dialog } from '../overlays/dialog.tsx'
import { uiText } from '../texts.ts'

interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly isDestructive?: boolean
  readonly isBusy?: boolean
  /** The other way to go on, which loses something. */
  readonly alternative?: { readonly label: string; readonly onChoose: () => void }
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = uiText('ui.cancel'),
  isDestructive = false,
  isBusy = false,
  alternative,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const titleId = useId()
  return (
    <Dialog open={isOpen} onClose={onCancel} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        {alternative && (
          <Button color="error" disabled={isBusy} onClick={alternative.onChoose}>
            {alternative.label}
          </Button>
        )}
        <Button variant="contained" color={isDestructive ? 'error' : 'primary'} disabled={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
