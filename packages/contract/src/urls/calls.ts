import { callsOf } from '../call.ts'
import type { urlEndpoints } from './schemas.ts'

/** Asking about pages elsewhere. */
export const urlCalls = callsOf<typeof urlEndpoints>({
  getUrlHeaders: ['GET', '/api/url/headers'],
})
