import MuiDialog, { type DialogProps } from '@mui/material/Dialog'
import { ModalIdProvider, useRegisteredModal } from '../feedback/modal-registry.ts'

/** A modal window. While it is open, notifications wait unless they were sent from inside it. */
export function Dialog({ children, ...rest }: DialogProps) {
  const id = useRegisteredModal({ isOpen: rest.open, isFullscreen: rest.fullScreen ?? false })
  return (
    <MuiDialog {...rest}>
      <ModalIdProvider value={id}>{children}</ModalIdProvider>
    </MuiDialog>
  )
}
