import type { ProblemSummary } from '@isomorph/contract'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '../../../screen/load-screen.ts'

const ProblemPreviewDialog = lazyPart(
  async () => (await import('../../../entities/problem/problem-preview-dialog.tsx')).ProblemPreviewDialog,
)
const AddToAssessmentDialog = lazyPart(
  async () => (await import('../../../entities/assessment/add-to-assessment-dialog.tsx')).AddToAssessmentDialog,
)

/** What can be done with a problem of a list without leaving it. */
export interface LookAtProblem {
  readonly preview: (problem: ProblemSummary) => void
  readonly addToAssessment: (problem: ProblemSummary) => void
}

/** The dialogs in which a problem of a library is looked at and put into an assessment. */
export function useProblemDialogs(): { readonly look: LookAtProblem; readonly dialogs: ReactNode } {
  const [open, setOpen] = useState<{ readonly problem: ProblemSummary; readonly dialog: keyof LookAtProblem }>()
  const close = () => setOpen(undefined)
  const look: LookAtProblem = {
    preview: (problem) => setOpen({ problem, dialog: 'preview' }),
    addToAssessment: (problem) => setOpen({ problem, dialog: 'addToAssessment' }),
  }
  const dialogs = (
    <Suspense>
      {open?.dialog === 'preview' && <ProblemPreviewDialog problem={open.problem} onClose={close} />}
      {open?.dialog === 'addToAssessment' && <AddToAssessmentDialog problems={[open.problem]} onClose={close} />}
    </Suspense>
  )
  return { look, dialogs }
}
