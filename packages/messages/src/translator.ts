import { setupI18n, type Messages as CompiledMessages } from '@lingui/core'
import { languageOf, type AnyLanguageCode } from './languages.ts'
import { catalogOf, type Area, type MessageKey, type t } from './translate.ts'

/** Puts messages into one language, as `t` does into that of a page. */
export type Translate = typeof t

/**
 * What writes the messages of some areas in one language, whatever that of a page is: for a server, whose letters go to people of many.
 *
 * @example
 * const say = await translatorFor('de', ['letters'])
 * say('letters.opened', { name: 'Klausur' }) // 'Klausur ist geöffnet.'
 */
export async function translatorFor(code: AnyLanguageCode, areas: readonly Area[]): Promise<Translate> {
  const catalogs = await Promise.all(areas.map((area) => catalogOf(area, code)))
  const messages = Object.assign({}, ...catalogs) as CompiledMessages
  const i18n = setupI18n({ locale: code, locales: languageOf(code).tag, messages: { [code]: messages } })
  const say = (key: MessageKey, parameters?: Readonly<Record<string, unknown>>): string =>
    i18n._(key, { ...parameters })
  return say
}
