import type { ReactNode } from 'react'
import { uiText } from '../texts.ts'
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
      title={uiText('ui.confirmClose.title')}
      confirmLabel={uiText('ui.close')}
      cancelLabel={uiText('ui.confirmClose.stay')}
      isDestructive
      onConfirm={onClose}
      onCancel={onStay}
    >
      {children}
    </ConfirmDialog>
  )
}
