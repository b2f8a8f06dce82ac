import { vi } from 'vitest'

/** What takes milliseconds takes more than Vitest's second on a machine with too much to do. */
const timeout = 20_000

const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout, ...(typeof options === 'number' ? { timeout: options } : options) })
