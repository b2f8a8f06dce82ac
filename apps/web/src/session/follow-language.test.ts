// @vitest-environment jsdom
import type { LanguageCode } from '@isomorph/messages'
import { takeLanguage } from '@isomorph/messages/language'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../data/api.ts'
import { languageOfPerson } from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { store } from '../data/store.ts'
import { reloadPage } from '../screen/crash/reload-page.ts'
import { chosenLanguage } from '../screen/language.ts'
import { followLanguage, takeOwnLanguage } from './follow-language.ts'

vi.mock('../screen/crash/reload-page.ts', () => ({ reloadPage: vi.fn<() => void>() }))

let stop = () => {}
let person: { id: number; isImpersonated: boolean; language: LanguageCode | null }
let defaultLanguage: LanguageCode

beforeEach(() => {
  localStorage.clear()
  vi.mocked(reloadPage).mockClear()
  person = { id: 7, isImpersonated: false, language: null }
  defaultLanguage = 'en'
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.endsWith('/configuration') ? { defaultLanguage } : person),
  )
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US'])
  store.dispatch(api.util.resetApiState())
  takeLanguage('en')
  stop = followLanguage()
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const askWho = () =>
  store.dispatch(coreApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true, subscribe: false }))
const askConfiguration = () =>
  store.dispatch(coreApi.endpoints.getConfiguration.initiate(undefined, { forceRefetch: true, subscribe: false }))

it('loads the page again in the language that somebody has set', async () => {
  person.language = 'fr'
  await askWho()
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(chosenLanguage()).toBe('fr')
})

it('loads nothing again where the page is in that language', async () => {
  person.language = 'en'
  await askWho()
  expect(reloadPage).not.toHaveBeenCalled()
})

it('keeps a language that is set elsewhere for pages that are opened later', async () => {
  await askWho()
  person.language = 'de'
  await askWho()
  expect(reloadPage).not.toHaveBeenCalled()
  expect(chosenLanguage()).toBe('de')
})

it('takes the language of the next person who signs in', async () => {
  await askWho()
  person = { id: 8, isImpersonated: false, language: 'es' }
  await askWho()
  expect(reloadPage).toHaveBeenCalledOnce()
})

it('leaves impersonators their own language', async () => {
  person = { id: 8, isImpersonated: true, language: 'es' }
  await askWho()
  expect(reloadPage).not.toHaveBeenCalled()
  expect(chosenLanguage()).toBe('en')
})

it('takes the language of the installation where the browser asks for none that is offered', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it-IT'])
  defaultLanguage = 'de'
  await askConfiguration()
  expect(reloadPage).toHaveBeenCalledOnce()
  expect(chosenLanguage()).toBe('de')
})

it('keeps to the browser where the installation is set to another language', async () => {
  defaultLanguage = 'de'
  await askConfiguration()
  expect(reloadPage).not.toHaveBeenCalled()
})

it('does not load the page for ever in a browser without storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  takeOwnLanguage('de')
  expect(languageOfPerson.read()).toBeNull()
  expect(reloadPage).not.toHaveBeenCalled()
})
