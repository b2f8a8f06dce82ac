// The language of the page, without its texts: what a page takes that shows none from a catalog.
import { languageOf, type AnyLanguageCode, type Language } from './languages.ts'

export { chooseLanguage, type LanguageWishes } from './choose-language.ts'

let active: AnyLanguageCode = 'en'

/** Takes a language before any text is fetched; later, `activateLanguage` fetches what is there already in it. */
export function takeLanguage(code: AnyLanguageCode): void {
  active = code
}

export function activeLanguage(): Language & { readonly code: AnyLanguageCode } {
  return { code: active, ...languageOf(active) }
}

/** By which dates, numbers and names are written and sorted: `en-US`. */
export function activeTag(): string {
  return languageOf(active).tag
}
