import type { Feature } from '../../http/feature.ts'
import { problemAccess } from './problem-access.ts'
import { registerProblems } from './problems.routes.ts'
import { endedDraftsSweep } from './drafts/save-draft.ts'
import { checkVariantsTask, uncheckedVersionsSweep } from './variant-report/check-variants.ts'

export { figureUserOf, type Author } from './author.ts'
export { checkContent } from './check-content.ts'
export { createProblem } from './create-problem.ts'
export { selectAuthorIds } from './origin.queries.ts'
export { problemRefusals } from './problems.errors.ts'
export { hasAnswerType, hasTag, managedProblems, selectProblem } from './problems.queries.ts'
export { previewAttempt, previewVariant } from './preview-problem.ts'
export { isReadableLibrary, type LibraryReader } from './readable-libraries.ts'
export { readProblemSummaries } from './problems.view.ts'
export { viewCorrectAnswers, viewMarking } from './preview.view.ts'
export { readStoredContent } from './stored-content.ts'
export { askForVariantReports } from './variant-report/check-variants.ts'

export const problems: Feature = {
  name: 'problems',
  register: registerProblems,
  entityAccess: problemAccess,
  tasks: [checkVariantsTask],
  sweeps: [endedDraftsSweep, uncheckedVersionsSweep],
}
