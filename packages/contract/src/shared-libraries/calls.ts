import { callsOf } from '../call.ts'
import type { sharedLibraryEndpoints } from './schemas.ts'

/** Shared libraries, the problems that they hold, and the roles that they give on them. */
export const sharedLibraryCalls = callsOf<typeof sharedLibraryEndpoints>({
  listSharedLibraries: ['GET', '/api/sharedLibraries'],
  createSharedLibrary: ['POST', '/api/sharedLibraries'],
  getSharedLibrary: ['GET', '/api/sharedLibraries/{sharedLibraryId}'],
  updateSharedLibrary: ['PUT', '/api/sharedLibraries/{sharedLibraryId}'],
  deleteSharedLibrary: ['DELETE', '/api/sharedLibraries/{sharedLibraryId}'],
  restoreSharedLibrary: ['POST', '/api/sharedLibraries/{sharedLibraryId}/restore'],
  listLibraryProblems: ['GET', '/api/sharedLibraries/{sharedLibraryId}/problemSharedLibraryRoles'],
  listLibraryLicences: ['GET', '/api/sharedLibraries/{sharedLibraryId}/licences'],
  listShareCandidates: ['GET', '/api/sharedLibraries/{sharedLibraryId}/shareCandidates'],
  listLibrariesOfProblem: ['GET', '/api/problems/{problemId}/problemSharedLibraryRoles'],
  listProblemSharedLibraryRoles: ['GET', '/api/problemSharedLibraryRoles'],
  modifyProblemSharedLibraryRoles: ['PUT', '/api/modifyProblemSharedLibraryRoles'],
})
