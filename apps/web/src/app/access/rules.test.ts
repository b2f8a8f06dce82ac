// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { t } from '@isomorph/messages'
import { reactToMissingPart, refreshAgainAfterMs } from '../../screen/load-screen.ts'
import { chromeOf, isLockdownBrowserClient, isLockdownPath, resetsFocus } from '../chrome.ts'
import { destinationOf, destinationOfAddress } from './navigation-rules.ts'
import { returnPathOf } from '../../session/return-after-login.ts'

beforeEach(() => sessionStorage.clear())

it('nothing is sent on the way into a lockdown browser, before the session is let in', () => {
  expect(isLockdownPath('/courses/1/groupAssignments/2/ldb-check')).toBe(true)
  expect(isLockdownPath('/courses/1/groupAssignments/2/ldb-launch/')).toBe(true)
  expect(isLockdownPath('/courses/1/groupAssignments/2')).toBe(false)
})

describe('navigation rules', () => {
  it('lead a 403 that says "We\'ll be right back!" to the downtime screen', () => {
    expect(destinationOf({ status: 403, title: "We'll be right back!", detail: '' })).toBe('/downtime')
    expect(destinationOf({ status: 500, title: "We'll be right back!", detail: '' })).toBeNull()
  })

  it('lead an error about LockDown Browser to the error screen', () => {
    const detail = 'Open this in LockDown Browser.'
    expect(destinationOf({ status: 403, title: 'No', detail })).toBe('/error?message=Open+this+in+LockDown+Browser.')
  })

  it('lead nowhere for what is sent behind a page', () => {
    const detail = 'Open this in LockDown Browser.'
    expect(destinationOf({ status: 403, title: 'No', detail }, true)).toBeNull()
    expect(destinationOf({ status: 403, title: "We'll be right back!", detail: '' }, true)).toBe('/downtime')
  })

  it('leave the learner on the page where the check of LockDown Browser has run out', () => {
    const detail = 'LockDown Browser has to be checked again.'
    expect(destinationOf({ status: 403, type: 'urn:isomorph:lockdown-expired', title: 'No', detail })).toBeNull()
    expect(destinationOf({ status: 403, type: 'urn:isomorph:lockdown-needed', title: 'No', detail })).not.toBeNull()
  })

  it('lead an error in the address to the error screen', () => {
    expect(destinationOfAddress('?_ltierrormsg=No+course')).toBe('/error?message=No+course')
    expect(destinationOfAddress('?error=access_denied')).toBe('/error?message=access_denied')
    expect(destinationOfAddress('?message=x')).toBeNull()
  })

  it('return from home to where somebody wanted to go before signing in', () => {
    expect(returnPathOf('/', '/courses/4')).toBe('/courses/4')
    expect(returnPathOf('/help', '/courses/4')).toBeNull()
    expect(returnPathOf('/', '/')).toBeNull()
    expect(returnPathOf('/', null)).toBeNull()
    expect(returnPathOf('/', '/courses/4#people')).toBe('/courses/4#people')
    expect(returnPathOf('/', '//elsewhere.example/courses')).toBeNull()
  })

  it('reload for a missing part when online, and tell of the network when not', () => {
    const page = { alert: vi.fn<(text?: string) => void>(), reload: vi.fn<() => void>() }
    reactToMissingPart(true, page)
    expect(page.alert).toHaveBeenLastCalledWith(t('shell.version.alert'))
    expect(page.reload).toHaveBeenCalledTimes(1)
    reactToMissingPart(false, page)
    expect(page.alert).toHaveBeenLastCalledWith(t('shell.network.alert'))
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('do not reload again and again for a part that a reload does not bring back', () => {
    vi.useFakeTimers()
    const page = { alert: vi.fn<(text?: string) => void>(), reload: vi.fn<() => void>() }
    reactToMissingPart(true, page)
    vi.advanceTimersByTime(refreshAgainAfterMs - 1)
    reactToMissingPart(true, page)
    expect(page.reload).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    reactToMissingPart(true, page)
    expect(page.reload).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })
})

describe('chrome', () => {
  const plain = { isBare: false, isLockdownBrowser: false, isFramed: false }

  it('hides the navigation bar on login and while somebody sits an exam', () => {
    expect(chromeOf('/login', plain).navigation).toBe('hidden')
    expect(chromeOf('/courses/1/groupAssignments/2', { ...plain, isBare: true })).toEqual({
      navigation: 'hidden',
      hasFooter: false,
    })
    expect(chromeOf('/courses', plain)).toEqual({ navigation: 'full', hasFooter: true })
  })

  it('is decorative for launches and in lockdown browsers, without a footer where it would be in the way', () => {
    expect(chromeOf('/lti-launch/3', plain)).toEqual({ navigation: 'decorative', hasFooter: true })
    expect(chromeOf('/lti-launch/3', { ...plain, isFramed: true }).hasFooter).toBe(false)
    expect(chromeOf('/any/ldb-check', plain).navigation).toBe('decorative')
    expect(chromeOf('/courses', { ...plain, isLockdownBrowser: true })).toEqual({
      navigation: 'decorative',
      hasFooter: false,
    })
  })

  it('knows a lockdown browser by its cookie', () => {
    expect(isLockdownBrowserClient('a=1; client-is-lockdown-browser=1')).toBe(true)
    expect(isLockdownBrowserClient('client-is-lockdown-browser=0')).toBe(false)
  })

  it('leaves the focus alone between two paths under the scores or under the scoring help', () => {
    const scores = '/courses/1/groupAssignments/2/scores'
    expect(resetsFocus(scores, `${scores}/7`)).toBe(false)
    expect(resetsFocus('/help/scoring-docs', '/help/scoring-docs/lists')).toBe(false)
    expect(resetsFocus(scores, '/courses/1')).toBe(true)
    expect(resetsFocus(scores, '/help/scoring-docs')).toBe(true)
    expect(resetsFocus('/problems/new', '/problems/5')).toBe(false)
    expect(resetsFocus('/problems/new', '/problems')).toBe(true)
    expect(resetsFocus('/problems/5', '/problems/6')).toBe(true)
  })
})
