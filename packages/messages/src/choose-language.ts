import { isLanguage, offeredLanguages, type AnyLanguageCode, type LanguageCode } from './languages.ts'

export interface LanguageWishes {
  /** What a test asks for: any language that is there, offered or not. */
  readonly underTest?: string | null | undefined
  /** What the person has set. */
  readonly person?: string | null | undefined
  /** What the browser asks for, first choice first: `navigator.languages`. */
  readonly browser?: readonly string[]
  /** What the installation has set. */
  readonly installation?: string | null | undefined
}

/**
 * The one place where a language is chosen: the person's setting, else the browser's, else the installation's, else English. Only
 * languages that are offered count.
 *
 * @example chooseLanguage({ browser: ['de-AT', 'en'] }, ['en', 'de']) // 'de'
 */
export function chooseLanguage(
  { underTest, person, browser = [], installation }: LanguageWishes,
  offered: readonly LanguageCode[] = offeredLanguages,
): AnyLanguageCode {
  if (underTest && isLanguage(underTest)) return underTest
  for (const wish of [person, ...browser, installation]) {
    const found = offered.find((code) => code === baseOf(wish))
    if (found) return found
  }
  return 'en'
}

/** `de-AT` is German. */
function baseOf(tag: string | null | undefined): string | undefined {
  return tag?.split('-')[0]?.toLowerCase()
}
