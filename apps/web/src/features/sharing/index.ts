export { ShareAssessmentButton, ShareProblemButton } from './share/share-button.tsx'
