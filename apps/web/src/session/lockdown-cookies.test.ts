// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { forgetLockdownCookies, writeLockdownCookies } from './lockdown-cookies.ts'

afterEach(forgetLockdownCookies)

it('keeps what the address says of a lockdown browser, and nothing else', () => {
  writeLockdownCookies('?client-is-lockdown-browser=1&build-id=4%202&build-date-ipad=2026-01-02&session=secret')
  const cookies = document.cookie.split('; ').toSorted()
  expect(cookies).toEqual(['build-date-ipad=2026-01-02', 'build-id=4%202', 'client-is-lockdown-browser=1'])
})

it('cuts what an address says at some length', () => {
  writeLockdownCookies(`?build-id=${'x'.repeat(5000)}`)
  expect(document.cookie).toBe(`build-id=${'x'.repeat(100)}`)
})

it('forgets it', () => {
  writeLockdownCookies('?client-is-lockdown-browser=1&build-date-windows=2026-01-02')
  forgetLockdownCookies()
  expect(document.cookie).toBe('')
})
