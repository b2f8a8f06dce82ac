export interface Language {
  /** Its name in itself. */
  readonly name: string
  /** The tag by which dates, numbers and names are written and sorted. */
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
}

/** The languages that catalogs are written in, by their codes. */
export const languages = {
  en: { name: 'English', tag: 'en-US', direction: 'ltr' },
  de: { name: 'Deutsch', tag: 'de-DE', direction: 'ltr' },
  es: { name: 'Español', tag: 'es-ES', direction: 'ltr' },
  fr: { name: 'Français', tag: 'fr-FR', direction: 'ltr' },
} as const satisfies Readonly<Record<string, Language>>

/** Made of English while the page runs, to find texts that are in no catalog: a long one, and one from right to left. */
export const pseudoLanguages = {
  'en-XA': { name: '[Éñğļîšĥ]', tag: 'en-US', direction: 'ltr' },
  'ar-XB': { name: '\u202eEnglish\u202c', tag: 'en-US', direction: 'rtl' },
} as const satisfies Readonly<Record<string, Language>>

export type LanguageCode = keyof typeof languages
export type PseudoLanguageCode = keyof typeof pseudoLanguages
export type AnyLanguageCode = LanguageCode | PseudoLanguageCode

/** The languages that people can choose. A language stands here once all that they see is in it. */
export const offeredLanguages: readonly LanguageCode[] = ['en', 'de', 'es', 'fr']

export function languageOf(code: AnyLanguageCode): Language {
  return isPseudo(code) ? pseudoLanguages[code] : languages[code]
}

export function isPseudo(code: string): code is PseudoLanguageCode {
  return Object.hasOwn(pseudoLanguages, code)
}

export function isLanguage(code: string): code is AnyLanguageCode {
  return Object.hasOwn(languages, code) || isPseudo(code)
}
