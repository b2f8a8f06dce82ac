import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'

interface Disclosure {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/**
 * Something that a button of the bar opens and closes. Opened on one page it is closed on the next, and by Escape, which
 * leads the focus from inside it back to the button; what a mouse has opened in passing, Escape closes from anywhere.
 */
export function useDisclosure(root: RefObject<HTMLElement | null>, trigger: RefObject<HTMLElement | null>): Disclosure {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) trigger.current?.focus()
      setOpenedAt(null)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, root, trigger])
  return { isOpen, open: () => setOpenedAt(key), close: () => setOpenedAt(null) }
}

/** A press anywhere else closes what is open, also one on nothing that could take the focus. */
export function useOutsidePress(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) closeNow()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen, root])
}
