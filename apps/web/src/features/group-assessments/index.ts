import { lazyPart } from '../../screen/load-screen.ts'

/** Asks for the assessment, its dates and rules, and gives it to a course. */
export const AddAssessmentDialog = lazyPart(
  async () => (await import('./add-assessment-dialog.tsx')).AddAssessmentDialog,
)
