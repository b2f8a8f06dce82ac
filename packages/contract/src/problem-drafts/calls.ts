import { callsOf } from '../call.ts'
import type { problemDraftEndpoints } from './schemas.ts'

/** Unsaved work on problems, kept for its author. */
export const problemDraftCalls = callsOf<typeof problemDraftEndpoints>({
  listProblemDrafts: ['GET', '/api/problemDrafts'],
  getNewProblemDraft: ['GET', '/api/problemDrafts/{draftKey}'],
  saveNewProblemDraft: ['PUT', '/api/problemDrafts/{draftKey}'],
  discardNewProblemDraft: ['DELETE', '/api/problemDrafts/{draftKey}'],
  getProblemDraft: ['GET', '/api/problems/{problemId}/draft'],
  saveProblemDraft: ['PUT', '/api/problems/{problemId}/draft'],
  discardProblemDraft: ['DELETE', '/api/problems/{problemId}/draft'],
})
