import { styled } from '@mui/material/styles'
import { color, fontSize, Icon, motion, radius } from '@isomorph/ui'
import { useId, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** Menus open on hover only where the window is at least this wide. */
export const hoverFromWidth = 815

export const barItemStyles = {
  font: 'inherit',
  fontSize: fontSize.table,
  fontWeight: 580,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 36,
  padding: '0 10px',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  transition: `background-color ${motion}`,
  '&:hover, &[aria-expanded="true"]': { backgroundColor: color.sunken },
  '&[aria-current="page"]': { color: color.primary },
} as const

const Root = styled('div')({ position: 'relative' })
const Trigger = styled('button')(barItemStyles)
const Panel = styled('div')({
  position: 'absolute',
  top: '100%',
  left: 0,
  zIndex: 1200,
  paddingTop: 4,
  minWidth: 200,
  '&[data-end="true"]': { left: 'auto', right: 0 },
  '& > div': {
    backgroundColor: color.surface,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    boxShadow: '0 8px 24px rgb(18 20 40 / 0.14)',
    padding: 6,
    maxHeight: '70vh',
    overflowY: 'auto',
    width: 'max-content',
    minWidth: '100%',
    maxWidth: 320,
  },
})

/** One word of the bar that opens a list of links beneath it. */
export function NavMenu({
  label,
  name,
  isAtEnd = false,
  onOpen,
  children,
}: {
  label: ReactNode
  /** What a screen reader calls it, where the label is no text. */
  name?: string
  isAtEnd?: boolean
  onOpen?: () => void
  children: ReactNode
}) {
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const id = useId()
  // Opened on one page it is closed on the next.
  const { key } = useLocation()
  const isOpen = openedAt === key

  function open() {
    if (!isOpen) onOpen?.()
    setOpenedAt(key)
  }
  function isHovering(event: PointerEvent): boolean {
    return event.pointerType === 'mouse' && window.innerWidth >= hoverFromWidth
  }
  return (
    <Root
      ref={root}
      onPointerEnter={(event) => isHovering(event) && open()}
      onPointerLeave={(event) => isHovering(event) && setOpenedAt(null)}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) setOpenedAt(null)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        setOpenedAt(null)
        trigger.current?.focus()
      }}
    >
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={(event) => {
          // A mouse has opened it by coming here; its click must not close it again.
          const isByMouseHover = event.detail > 0 && window.innerWidth >= hoverFromWidth && isOpen
          if (isOpen && !isByMouseHover) setOpenedAt(null)
          else open()
        }}
      >
        {label}
        <Icon name="chevronDown" size={15} />
      </Trigger>
      <Panel id={id} data-end={isAtEnd} hidden={!isOpen}>
        <div>{children}</div>
      </Panel>
    </Root>
  )
}
