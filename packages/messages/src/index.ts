export { activeLanguage, activeTag, chooseLanguage, type LanguageWishes } from './language.ts'
export {
  isLanguage,
  languageOf,
  languages,
  offeredLanguages,
  type AnyLanguageCode,
  type LanguageCode,
} from './languages.ts'
export { allAreas, frameAreas } from './generated/areas.ts'
export {
  activateLanguage,
  loadAreas,
  partsOf,
  t,
  takeCatalog,
  type Area,
  type MessageKey,
  type MessageParameters,
  type PlainKey,
} from './translate.ts'
