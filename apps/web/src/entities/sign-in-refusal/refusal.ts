import { outcomeWords, refusalWords } from '../../refusals/refusal-words.ts'
import { signInRefusalKeys } from './all-keys.ts'

/** Whatever a hook of the data layer reports as its error, in the words of the page's language. */
export const refusalOf = refusalWords(signInRefusalKeys)

/** What saving a form came to, with its refusal in the words of the page's language. */
export const outcomeInWords = outcomeWords(refusalOf)
