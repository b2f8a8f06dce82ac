import { activeLanguage, chooseLanguage, takeLanguage } from '@isomorph/messages/language'
import { languageOfInstallation, languageOfPerson, languageUnderTest } from '../data/browser-storage.ts'

/** The language that pages are to be in, as far as this browser knows what is set. */
export function chosenLanguage(): ReturnType<typeof chooseLanguage> {
  return chooseLanguage({
    underTest: languageUnderTest.read(),
    person: languageOfPerson.read(),
    browser: navigator.languages,
    installation: languageOfInstallation.read(),
  })
}

/** Takes the language of the page before anything is shown; texts come with the screens that need them. */
export function startLanguage(): void {
  takeLanguage(chosenLanguage())
  const { code, direction } = activeLanguage()
  document.documentElement.lang = code
  document.documentElement.dir = direction
}
