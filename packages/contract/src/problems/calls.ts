import { callsOf } from '../call.ts'
import type { problemEndpoints } from './schemas.ts'

/** Writing and listing problems, their versions, and variants to try. */
export const problemCalls = callsOf<typeof problemEndpoints>({
  listProblems: ['GET', '/api/problems'],
  createProblem: ['POST', '/api/problems'],
  getProblem: ['GET', '/api/problems/{problemId}'],
  updateProblem: ['PUT', '/api/problems/{problemId}'],
  deleteProblem: ['DELETE', '/api/problems/{problemId}'],
  restoreProblem: ['POST', '/api/problems/{problemId}/restore'],
  changeProblemTags: ['POST', '/api/problems/{problemId}/tags'],
  copyProblem: ['POST', '/api/problems/{problemId}/copy'],
  listProblemRevisions: ['GET', '/api/problems/{problemId}/revisions'],
  getProblemRevision: ['GET', '/api/problems/{problemId}/revisions/{revisionNumber}'],
  noteProblemRevision: ['PUT', '/api/problems/{problemId}/revisions/{revisionNumber}/note'],
  getVariantReport: ['GET', '/api/problems/{problemId}/revisions/{revisionNumber}/variantReport'],
  getProblemErrorDetails: ['GET', '/api/problems/{problemId}/errorDetails'],
  listProblemReferences: ['GET', '/api/problems/{problemId}/references'],
  previewProblemStatement: ['POST', '/api/problems/{problemId}/preview/statements'],
  previewProblemSolution: ['POST', '/api/problems/{problemId}/preview/solutionInstances'],
  previewProblemAttempt: ['POST', '/api/problems/{problemId}/preview/attempts'],
})
