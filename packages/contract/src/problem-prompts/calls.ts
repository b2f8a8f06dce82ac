import { callsOf } from '../call.ts'
import type { problemPromptEndpoints } from './schemas.ts'

/** Drafts of problems by AI, and the endpoint that an administrator set up for them. */
export const problemPromptCalls = callsOf<typeof problemPromptEndpoints>({
  getPromptOffer: ['GET', '/api/problems/createWithPrompt'],
  createWithPrompt: ['POST', '/api/problems/createWithPrompt'],
  getPrompt: ['GET', '/api/problems/createWithPrompt/{promptId}'],
  stopPrompt: ['POST', '/api/problems/createWithPrompt/{promptId}/stop'],
  dismissPrompt: ['POST', '/api/problems/createWithPrompt/{promptId}/dismiss'],
  getAiSettings: ['GET', '/api/aiSettings'],
  updateAiSettings: ['PUT', '/api/aiSettings'],
  checkAiSettings: ['POST', '/api/aiSettings/check'],
})
