import { vi } from 'vitest'

/** Puts stand-ins where jsdom, which lays nothing out, lacks what fields and scrolling use. */
export function standInForLayout(): void {
  Element.prototype.scrollIntoView = vi.fn<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn<() => void>()
      unobserve = vi.fn<() => void>()
      disconnect = vi.fn<() => void>()
    },
  )
}
