import Paper from '@mui/material/Paper'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { AboveDialogs } from './rich-text-editor.styles.ts'

interface FloatingPanelProps {
  readonly anchor: Element | null | { readonly getBoundingClientRect: () => DOMRect }
  readonly label: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly width?: number
}

/** Clicks on these belong to the panel although they stand elsewhere in the page. */
const companions = '.ML__keyboard, .MuiPopover-root, .MuiPopper-root, .MuiDialog-root'

/** Closes the panel that the result is attached to when something else is pressed. */
function usePressOutside(onClose: () => void): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const onPointerDown = (event: PointerEvent): void => {
      const target = event.target instanceof Element ? event.target : null
      if (!target || panel.current?.contains(target) || target.closest(companions)) return
      close.current()
    }
    // Not in this turn: the click that opened the panel is still on its way.
    const timer = setTimeout(() => document.addEventListener('pointerdown', onPointerDown, true))
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', onPointerDown, true)
    }
  }, [])
  return panel
}

/** A small panel beside what it edits. Not modal: the on-screen keyboard stays usable. Escape and clicks outside close it. */
export function FloatingPanel({ anchor, label, onClose, children, width = 380 }: FloatingPanelProps): ReactNode {
  const panel = usePressOutside(onClose)
  return (
    <AboveDialogs
      open
      anchorEl={anchor}
      placement="bottom-start"
      modifiers={[
        { name: 'offset', options: { offset: [0, 6] } },
        { name: 'preventOverflow', options: { padding: 8 } },
      ]}
    >
      <Paper
        ref={panel}
        role="dialog"
        aria-label={label}
        className="rich-text-panel"
        // oxlint-disable-next-line react/forbid-component-props -- computed geometry
        style={{ width: `min(${width}px, calc(100vw - 16px))` }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onClose()
        }}
      >
        {children}
      </Paper>
    </AboveDialogs>
  )
}
