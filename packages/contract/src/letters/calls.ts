import { callsOf } from '../call.ts'
import type { letterEndpoints } from './schemas.ts'

/** Letters about assessments: which ones somebody wants, and ending them from within a letter. */
export const letterCalls = callsOf<typeof letterEndpoints>({
  getLetterPreferences: ['GET', '/api/account/letters'],
  saveLetterPreferences: ['PUT', '/api/account/letters'],
  openUnsubscription: ['GET', '/api/letters/unsubscriptions/{token}'],
  unsubscribe: ['POST', '/api/letters/unsubscriptions/{token}'],
})
