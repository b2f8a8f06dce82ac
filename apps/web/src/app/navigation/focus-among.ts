import type { KeyboardEvent } from 'react'

interface Keys {
  readonly back: readonly string[]
  readonly forth: readonly string[]
}

/** Keys along the bar; Home and End besides. */
export const alongBar: Keys = { back: ['ArrowLeft'], forth: ['ArrowRight'] }
/** Keys in an open list; Home and End besides. */
export const inList: Keys = { back: ['ArrowUp', 'ArrowLeft'], forth: ['ArrowDown', 'ArrowRight'] }

function targetOf({ key }: KeyboardEvent, { back, forth }: Keys, at: number, count: number): number | undefined {
  if (back.includes(key)) return at - 1
  if (forth.includes(key)) return at + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Moves the focus from the item that has it to another; first and last are where it ends, and other keys do nothing. */
export function moveFocusAmong(items: readonly HTMLElement[], event: KeyboardEvent, keys: Keys): void {
  const at = items.findIndex((item) => item === event.target)
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const target = targetOf(event, keys, at, items.length)
  if (target === undefined) return
  event.preventDefault()
  items[target]?.focus()
}
