import { codedTexts } from './coded-texts.ts'
import { fieldErrorTexts } from './field-error-texts.ts'
import { schemaTexts, zodTexts } from './schema-texts.ts'
import type { SaidSentence } from './schemas.ts'

const tables = [schemaTexts, codedTexts(fieldErrorTexts), zodTexts] as const

/**
 * The code of what a schema says of a field; undefined where it says anything else.
 *
 * @example saidBySchema('Give a reason.') // { code: 'giveReason', params: {} }
 */
export function saidBySchema(message: string): SaidSentence | undefined {
  for (const { recognise } of tables) {
    const [reason, ...more] = recognise(message)
    if (reason && more.length === 0) return reason
  }
  return undefined
}
