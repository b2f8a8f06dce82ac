import { refusalOf } from '../../entities/sign-in-refusal/refusal.ts'
import { withFieldErrorsInWords } from '../../refusals/field-errors.ts'
import { outcomeWords } from '../../refusals/refusal-words.ts'

/**
 * What a form came to that stands before sign-in, with its refusal and what it says of single fields in the words of the page's
 * language. The look-up of all refusals comes with the screens behind sign-in.
 */
export const outcomeBeforeSignIn = outcomeWords((error) => withFieldErrorsInWords(refusalOf(error)))
