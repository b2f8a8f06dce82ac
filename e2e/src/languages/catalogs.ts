/** The messages as they are compiled, of which no product makes a part: journeys alone look at them as a whole. */
export { allAreas } from '../../../packages/messages/src/index.ts'
export type { AnyLanguageCode } from '../../../packages/messages/src/languages.ts'
export { catalogOf } from '../../../packages/messages/src/translate.ts'
