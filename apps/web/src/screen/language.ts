import { activeLanguage, chooseLanguage, takeLanguage } from '@isomorph/messages/language'
import { languageUnderTest } from '../data/browser-storage.ts'

/** Takes the language of the page before anything is shown; texts come with the screens that need them. */
export function startLanguage(): void {
  takeLanguage(chooseLanguage({ underTest: languageUnderTest.read(), browser: navigator.languages }))
  const { code, direction } = activeLanguage()
  document.documentElement.lang = code
  document.documentElement.dir = direction
}
