import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { ModalIdProvider, useRegisteredModal } from '../feedback/modal-registry.ts'

/** A modal panel at the right edge; the page stays in sight beside it where there is room. */
export function SidePanel({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const id = useRegisteredModal({ isOpen: true, isFullscreen: false })
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 'min(640px, 100vw)' }, 'aria-label': label } }}
    >
      <ModalIdProvider value={id}>{children}</ModalIdProvider>
    </Drawer>
  )
}
