import MuiDialog, { type DialogProps } from '@mui/material/Dialog'
import { ModalIdProvider, useRegisteredModal } from '../feedback/modal-registry.ts'

/**
 * A modal window. While it is open, notifications wait unless they were sent from inside it. While it closes, nothing
 * in it can be pressed: a second click on a button that confirms must not confirm twice.
 */
export function Dialog({ children, ...rest }: DialogProps) {
  const id = useRegisteredModal({ isOpen: rest.open, isFullscreen: rest.fullScreen ?? false })
  return (
    <MuiDialog inert={!rest.open} {...rest}>
      <ModalIdProvider value={id}>{children}</ModalIdProvider>
    </MuiDialog>
  )
}
