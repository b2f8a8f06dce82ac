// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Each test loads the store anew.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  localStorage.clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function freshStore() {
  const { store, whenRestored } = await import('./store.ts')
  const { searchChanged } = await import('./slices/search-slice.ts')
  return { store, whenRestored, searchChanged }
}

it('writes a changed search one second after the last change, and nothing else but auth and preferences', async () => {
  const { store, whenRestored, searchChanged } = await freshStore()
  await vi.advanceTimersByTimeAsync(0)
  await whenRestored
  store.dispatch(searchChanged({ list: 'problems', change: { keywords: 'bea' } }))
  await vi.advanceTimersByTimeAsync(999)
  store.dispatch(searchChanged({ list: 'problems', change: { keywords: 'beam' } }))
  await vi.advanceTimersByTimeAsync(999)
  expect(localStorage.getItem('persist:search')).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(JSON.parse(localStorage.getItem('persist:search') ?? '')).toEqual({ problems: { keywords: 'beam', page: 1 } })
  const stored = Object.keys(localStorage)
  expect(stored.filter((key) => !key.startsWith('persist:'))).toEqual([])
  expect(stored.filter((key) => !['auth', 'search', 'preferences'].includes(key.slice('persist:'.length)))).toEqual([])
})

it('restores a stored search before it begins', async () => {
  localStorage.setItem('persist:search', JSON.stringify({ courses: { date: '2026-09-01T00:00:00Z', pageSize: 50 } }))
  const { store, whenRestored } = await freshStore()
  await vi.advanceTimersByTimeAsync(0)
  await whenRestored
  expect(store.getState().search.courses).toMatchObject({ date: '2026-09-01T00:00:00.000Z', pageSize: 50 })
})

it('begins without stored slices when restoring them takes more than five seconds', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(new Promise(() => {}) as never)
  const { whenRestored } = await freshStore()
  let hasBegun = false
  void whenRestored.then(() => (hasBegun = true))
  await vi.advanceTimersByTimeAsync(4999)
  expect(hasBegun).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(hasBegun).toBe(true)
  expect(warn).toHaveBeenCalledWith('persist timed out')
})
