import { callsOf } from '../call.ts'
import type { problemPackageEndpoints } from './schemas.ts'

/** Problems with their images as one file, out and in. Uploads are multipart/form-data with one part `file`. */
export const problemPackageCalls = callsOf<typeof problemPackageEndpoints>({
  exportProblems: ['POST', '/api/exports'],
  lookAtPackage: ['POST', '/api/imports/look'],
  importProblems: ['POST', '/api/imports'],
})
