import { activateLanguage, activeLanguage, chooseLanguage } from '@isomorph/messages'
import { languageUnderTest } from '../data/browser-storage.ts'

/** Takes the language of the page before anything is shown; texts come with the screens that need them. */
export async function startLanguage(): Promise<void> {
  await activateLanguage(chooseLanguage({ underTest: languageUnderTest.read(), browser: navigator.languages }))
  const { code, direction } = activeLanguage()
  document.documentElement.lang = code
  document.documentElement.dir = direction
}
