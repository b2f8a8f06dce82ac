import { chooseLanguage, languageOf, offeredLanguages, type Area, type LanguageCode } from '@isomorph/messages'
import { translatorFor, type Translate } from '@isomorph/messages/translator'

/** By what the language of a text is chosen. */
interface LanguageSettings {
  /** What the recipient has set. */
  readonly person?: string | null
  /** What the browser asks for that a page is sent to, first choice first. */
  readonly browser?: readonly string[]
  readonly installation?: string
}

/** What writes texts in the language of one recipient. */
export interface Writer {
  readonly say: Translate
  /** `de` */
  readonly code: string
  /** By which dates and numbers are written: `de-DE`. */
  readonly tag: string
}

const translators = new Map<string, Promise<Translate>>()

/** The recipient's language, else that of the browser, else that of the installation, else English, as far as it is offered. Its texts are read once. */
export async function writerFor(
  area: Area | readonly Area[],
  settings: LanguageSettings,
  offered: readonly LanguageCode[] = offeredLanguages,
): Promise<Writer> {
  const code = chooseLanguage(settings, offered)
  const areas = [area].flat()
  const key = `${areas.join(' ')} ${code}`
  const translator = translators.get(key) ?? translatorFor(code, areas)
  translators.set(key, translator)
  return { say: await translator, code, tag: languageOf(code).tag }
}
