// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { isSafeExamBrowser, readKeys } from './safe-exam-browser.ts'

const given = (api: unknown) => Object.defineProperty(window, 'SafeExamBrowser', { value: api, configurable: true })
afterEach(() => given(undefined))

describe('the keys of Safe Exam Browser', () => {
  it('are read from its JavaScript API', async () => {
    given({ version: 'SEB_Windows_3.8_1_seb', security: { configKey: 'c', browserExamKey: 'b' } })
    expect(isSafeExamBrowser()).toBe(true)
    expect(await readKeys()).toEqual({ version: 'SEB_Windows_3.8_1_seb', configKey: 'c', browserExamKey: 'b' })
  })

  it('are waited for where they have to be asked for', async () => {
    const security: Record<string, unknown> = {}
    security['updateKeys'] = (callback: () => void) => {
      security['configKey'] = 'late'
      callback()
    }
    given({ security })
    expect(await readKeys()).toEqual({ configKey: 'late' })
  })

  it('are none in any other browser', async () => {
    expect(isSafeExamBrowser()).toBe(false)
    expect(await readKeys()).toEqual({})
  })
})
