import { languageOf, offeredLanguages, type LanguageCode } from '@isomorph/messages'
import type { SelectOption } from '@isomorph/ui'

/** The choices of a menu of languages, each by its name in itself. */
export function languageOptions(): SelectOption<LanguageCode>[] {
  return offeredLanguages.map((value) => ({ value, label: languageOf(value).name }))
}
