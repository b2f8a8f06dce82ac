import { callsOf } from '../call.ts'
import type { apiTokenEndpoints } from './schemas.ts'

/** Tokens with which other programs make some calls. */
export const apiTokenCalls = callsOf<typeof apiTokenEndpoints>({
  listApiTokens: ['GET', '/api/apiTokens'],
  createApiToken: ['POST', '/api/apiTokens'],
  revokeApiToken: ['DELETE', '/api/apiTokens/{apiTokenId}'],
})
