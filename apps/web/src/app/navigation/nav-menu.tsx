import { styled } from '@mui/material/styles'
import { color, fontSize, Icon, motion, radius } from '@isomorph/ui'
import {
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { inList, moveFocusAmong } from './focus-among.ts'
import { useDisclosure, useOutsidePress } from './use-disclosure.ts'

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

const Root = styled('div')({ position: 'relative', '&[data-end="true"]': { minWidth: 0 } })
const Trigger = styled('button')({ ...barItemStyles, maxWidth: '100%', '& svg': { flexShrink: 0 } })
const Label = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
const Panel = styled('div')({
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  zIndex: 1200,
  paddingTop: 4,
  minWidth: 200,
  '&[data-end="true"]': { insetInlineStart: 'auto', insetInlineEnd: 0 },
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

interface NavMenuProps {
  readonly label: ReactNode
  /** What a screen reader calls it, where the label is no text. */
  readonly name?: string
  readonly isAtEnd?: boolean
  readonly onOpen?: () => void
  readonly children: ReactNode
}

function isWide(): boolean {
  return window.innerWidth >= hoverFromWidth
}

function isHovering({ pointerType }: PointerEvent): boolean {
  return pointerType === 'mouse' && isWide()
}

/** Links and buttons of a list; radio buttons keep the arrow keys for themselves, and Tab reaches them. */
function itemsOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? [])]
}

function useMenuActions(
  panel: RefObject<HTMLElement | null>,
  { isOpen, open, close }: ReturnType<typeof useDisclosure>,
  onOpen: (() => void) | undefined,
) {
  function openAnew() {
    if (!isOpen) onOpen?.()
    open()
  }
  function toggle({ detail }: MouseEvent) {
    // A mouse has opened it by coming here; its click must not close it again.
    const isByMouseHover = detail > 0 && isWide() && isOpen
    if (isOpen && !isByMouseHover) close()
    else openAnew()
  }
  function enter(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    flushSync(openAnew)
    itemsOf(panel.current)
      .at(event.key === 'ArrowDown' ? 0 : -1)
      ?.focus()
  }
  return { openAnew, toggle, enter }
}

/**
 * One word of the bar that opens a list of links beneath it: WAI-ARIA's disclosure navigation with its optional arrow
 * keys. Besides, arrows down and up on the word open the list and lead into it.
 */
export function NavMenu({ label, name, isAtEnd = false, onOpen, children }: NavMenuProps) {
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const disclosure = useDisclosure(root, trigger)
  const { isOpen, close } = disclosure
  useOutsidePress(root, isOpen, close)

  const { openAnew, toggle, enter } = useMenuActions(panel, disclosure, onOpen)
  return (
    <Root
      ref={root}
      data-end={isAtEnd}
      onPointerEnter={(event) => isHovering(event) && openAnew()}
      onPointerLeave={(event) => isHovering(event) && close()}
      onBlur={(event) => {
        // A press on words takes the focus to nothing; one outside the menu closes it by itself.
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close()
      }}
    >
      <Trigger
        ref={trigger}
        type="button"
        data-bar-item
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        onClick={toggle}
        onKeyDown={enter}
      >
        <Label>{label}</Label>
        <Icon name="chevronDown" size={15} />
      </Trigger>
      <Panel
        ref={panel}
        id={id}
        data-end={isAtEnd}
        hidden={!isOpen}
        onKeyDown={(event) => moveFocusAmong(itemsOf(panel.current), event, inList)}
      >
        <div>{children}</div>
      </Panel>
    </Root>
  )
}
