import { sentenceKeys } from '../../../entities/finding/keys.ts'
import { promptReasonKeys } from '../../../entities/prompt/prompt-reason-keys.ts'
import { codedWords } from '../../../refusals/coded-words.ts'
import { schemaErrorKeys } from '../../../refusals/schema-errors.ts'

/** Why no draft is offered, and what was found in one, in the language of the page. */
export const promptReasonWords = codedWords({ ...schemaErrorKeys, ...sentenceKeys, ...promptReasonKeys })
