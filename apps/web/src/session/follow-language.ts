import type { LanguageCode } from '@isomorph/messages'
import { activeLanguage } from '@isomorph/messages/language'
import { languageOfInstallation, languageOfPerson } from '../data/browser-storage.ts'
import { coreApi } from '../data/core-api.ts'
import { listener } from '../data/store.ts'
import { reloadPage } from '../screen/crash/reload-page.ts'
import { chosenLanguage } from '../screen/language.ts'

type Place = typeof languageOfPerson

/**
 * Remembers a language that is set. Texts that are shown already stay in the language they were written in, so the page is loaded
 * again where that is another one.
 */
function take(place: Place, code: LanguageCode | null): void {
  // A browser without storage would forget it, and load the page for ever.
  if (place.write(code) && chosenLanguage() !== activeLanguage().code) reloadPage()
}

/** Takes the language that somebody has just chosen. */
export function takeOwnLanguage(code: LanguageCode | null): void {
  take(languageOfPerson, code)
}

/**
 * Takes the languages that the person and the installation have set, once the server tells them: before the first screen is shown
 * to somebody. What is set later, in another browser, counts for pages that are opened later: nobody's work is interrupted.
 */
export function followLanguage(): () => void {
  const { getConfiguration, getUserInfo } = coreApi.endpoints
  let personId: number | undefined
  let knowsInstallation = false
  const stops = [
    listener.startListening({
      matcher: getUserInfo.matchFulfilled,
      effect({ payload: { id, isImpersonated, language } }) {
        // Whoever acts as somebody else goes on reading their own language.
        if (isImpersonated) return
        if (id === personId) languageOfPerson.write(language)
        else take(languageOfPerson, language)
        personId = id
      },
    }),
    listener.startListening({
      matcher: getConfiguration.matchFulfilled,
      effect({ payload: { defaultLanguage } }) {
        if (knowsInstallation) languageOfInstallation.write(defaultLanguage)
        else take(languageOfInstallation, defaultLanguage)
        knowsInstallation = true
      },
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
