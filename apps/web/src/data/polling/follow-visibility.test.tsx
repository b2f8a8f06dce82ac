// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { api } from '../api.ts'
import { store } from '../store.ts'
import { followVisibility } from './follow-visibility.ts'

function show(state: DocumentVisibilityState): boolean {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
  return store.getState()[api.reducerPath].config.focused
}

it('lets requests be repeated while the page is to be seen, also one that was opened in the background', () => {
  followVisibility(store)
  expect(show('hidden')).toBe(false)
  expect(show('visible')).toBe(true)
  expect(show('hidden')).toBe(false)
})
