import { callsOf } from '../call.ts'
import type { editorPresenceEndpoints } from './schemas.ts'

/** Who has a problem or an assessment open to change it. */
export const editorPresenceCalls = callsOf<typeof editorPresenceEndpoints>({
  announceProblemEditor: ['POST', '/api/problems/{problemId}/editors'],
  announceAssessmentEditor: ['POST', '/api/assessments/{assessmentId}/editors'],
})
