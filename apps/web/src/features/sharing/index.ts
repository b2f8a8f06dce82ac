export { ShareProblemsDialog } from './share/share-problems.tsx'
export { ShareAssessmentButton, ShareProblemButton } from './share/share-button.tsx'
