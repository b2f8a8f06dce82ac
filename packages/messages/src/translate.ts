import { setupI18n, type Messages as CompiledMessages } from '@lingui/core'
import type { Catalog } from './catalog.ts'
import { frameAreas, languages, type Area, type FrameArea, type Messages } from './generated/areas.ts'
import { activeLanguage, takeLanguage } from './language.ts'
import { isPseudo, languageOf, type AnyLanguageCode, type LanguageCode } from './languages.ts'

export type { Area }
export type MessageKey = keyof Messages

/** What a message takes; undefined where it takes nothing. */
export type MessageParameters<Key extends MessageKey> = Messages[Key]

/** The keys of messages without parameters: what a table from codes to texts holds. */
export type PlainKey = {
  [Key in MessageKey]: Messages[Key] extends undefined ? Key : never
}[MessageKey]

/** The names that stand in a message as `{name}`. */
type TextParameter<Key extends MessageKey> = {
  [Name in keyof Messages[Key]]: string extends Messages[Key][Name] ? Name : never
}[keyof Messages[Key]]

/** What `partsOf` takes: anything for `{name}`, and what plurals and selects decide by. */
type PartParameters<Key extends MessageKey, Part> = {
  readonly [Name in keyof Messages[Key]]: Name extends TextParameter<Key> ? Part : Messages[Key][Name]
}

const i18n = setupI18n({ locale: 'en', locales: languageOf('en').tag, messages: { en: {} } })
const loaded = new Set<Area>()

/** Takes a language, with the areas that are loaded already. */
export async function activateLanguage(code: AnyLanguageCode): Promise<void> {
  await Promise.all([...loaded].map((area) => loadInto(area, code)))
  takeLanguage(code)
  i18n.activate(code, languageOf(code).tag)
}

/** Fetches the messages of areas in the language of the page; those that are there already are not fetched again. */
export async function loadAreas(wanted: readonly Area[]): Promise<void> {
  const { code, tag } = activeLanguage()
  await Promise.all(wanted.filter((area) => !loaded.has(area)).map((area) => loadInto(area, code)))
  if (i18n.locale !== code) i18n.activate(code, tag)
}

async function loadInto(area: Area, code: AnyLanguageCode): Promise<void> {
  takeCatalog(area, code, await catalogOf(area, code))
}

/** Takes a catalog that has been fetched already. */
export function takeCatalog(area: Area, code: AnyLanguageCode, catalog: Catalog): void {
  i18n.load(code, catalog as CompiledMessages)
  loaded.add(area)
}

const isOfFrame = (area: Area): area is FrameArea => frameAreas.some((each) => each === area)

async function writtenCatalogOf(area: Area, code: LanguageCode): Promise<Catalog> {
  const { frame, others } = languages[code]
  return isOfFrame(area) ? (await frame())[area] : await (await others())[area]()
}

/** The messages of one area in one language. */
export async function catalogOf(area: Area, code: AnyLanguageCode): Promise<Catalog> {
  if (!isPseudo(code)) return await writtenCatalogOf(area, code)
  const [{ pseudoCatalog }, english] = await Promise.all([import('./pseudo.ts'), writtenCatalogOf(area, 'en')])
  return pseudoCatalog(english, code)
}

/**
 * The text of a message in the language of the page. Key and parameters are checked when the code is compiled.
 *
 * @example t('account.passkeys.remove', { name: passkey.name })
 */
export function t<Key extends MessageKey>(
  key: Key,
  ...[parameters]: Messages[Key] extends undefined ? [] : [Messages[Key]]
): string {
  return i18n._(key, parameters as Record<string, unknown> | undefined)
}

const mark = '\uE000'

/**
 * A message whose `{name}` is no text, in its parts: what stands around it, and it.
 *
 * @example partsOf('account.sessions.actsAs', { person: <PersonName person={person} /> })
 */
export function partsOf<Key extends MessageKey, Part>(
  key: Key,
  parameters: PartParameters<Key, Part>,
): readonly (string | Part)[] {
  const given: Readonly<Record<string, unknown>> = parameters
  const isChoice = (value: unknown) => typeof value === 'number' || typeof value === 'string'
  const marked = Object.entries(given).map(([name, value]) => [name, isChoice(value) ? value : `${mark}${name}${mark}`])
  const pieces = i18n._(key, Object.fromEntries(marked) as Record<string, unknown>).split(mark)
  // Every second piece is a name.
  return pieces
    .map((piece, index) => (index % 2 === 1 ? (given[piece] as Part) : piece))
    .filter((piece) => piece !== '')
}
