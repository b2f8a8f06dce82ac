// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { readToken, writeToken } from './browser-storage.ts'
import { localArea, sessionArea } from './storage-areas.ts'

afterEach(() => void vi.restoreAllMocks())

it('are those of the browser', () => {
  expect(localArea()).toBe(window.localStorage)
  expect(sessionArea()).toBe(window.sessionStorage)
})

it('last as long as the page where the browser refuses to name them, as in the frame of another site', () => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
  writeToken(null)
  expect(readToken()).toBeNull()
  sessionArea().setItem('a', '1')
  expect([sessionArea().getItem('a'), localArea().getItem('a'), sessionArea().length]).toEqual(['1', null, 1])
  sessionArea().clear()
  expect(sessionArea().key(0)).toBeNull()
})
