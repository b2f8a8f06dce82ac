export { chooseLanguage, type LanguageWishes } from './choose-language.ts'
export { isLanguage, languages, offeredLanguages, type AnyLanguageCode, type LanguageCode } from './languages.ts'
export {
  activateLanguage,
  activeLanguage,
  activeTag,
  allAreas,
  loadAreas,
  partsOf,
  t,
  type Area,
  type MessageKey,
  type PlainKey,
} from './translate.ts'
