import { callsOf } from '../call.ts'
import type { fileEndpoints } from './schemas.ts'

/** Uploading figures; they are fetched by address, not by a call. */
export const fileCalls = callsOf<typeof fileEndpoints>({
  uploadImage: ['POST', '/api/files'],
})
