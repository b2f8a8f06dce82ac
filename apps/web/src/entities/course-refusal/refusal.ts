import { outcomeWords, refusalWords } from '../../refusals/refusal-words.ts'
import { courseRefusalKeys } from './keys.ts'

/** Whatever a hook of the data layer reports as its error, in the words of the page's language where its code has them. */
export const courseRefusalOf = refusalWords(courseRefusalKeys)

/** What saving a form came to, with its refusal in the words of the page's language. */
export const courseOutcome = outcomeWords(courseRefusalOf)
