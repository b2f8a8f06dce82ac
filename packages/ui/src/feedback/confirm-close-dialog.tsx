import type { ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface ConfirmCloseDialogProps {
  readonly isOpen: boolean
  /** What is lost, or stays as it was. */
  readonly children: ReactNode
  readonly onClose: () => void
  readonly onStay: () => void
}

/** Asks before a dialog closes over input that is not saved. */
export function ConfirmCloseDialog({ isOpen, children, onClose, onStay }: ConfirmCloseDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Close without saving?"
      confirmLabel="Close"
      cancelLabel="Stay"
      isDestructive
      onConfirm={onClose}
      onCancel={onStay}
    >
      {children}
    </ConfirmDialog>
  )
}
