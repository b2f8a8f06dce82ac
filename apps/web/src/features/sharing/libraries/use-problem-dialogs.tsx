import type { ProblemSummary } from '@isomorph/contract'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '../../../screen/load-screen.ts'

const ProblemPreviewDialog = lazyPart(
  async () => (await import('../../../entities/problem/problem-preview-dialog.tsx')).ProblemPreviewDialog,
)
const AddToAssessmentDialog = lazyPart(
  async () => (await import('../../../entities/assessment/add-to-assessment-dialog.tsx')).AddToAssessmentDialog,
)

/** Opens a dialog on a problem of a list. */
export interface OpenProblemDialog {
  readonly preview: (problem: ProblemSummary) => void
  readonly addToAssessment: (problem: ProblemSummary) => void
}

/** The dialogs that preview a problem of a library and add it to an assessment. */
export function useProblemDialogs(): { readonly openDialog: OpenProblemDialog; readonly dialogs: ReactNode } {
  const [open, setOpen] = useState<{ readonly problem: ProblemSummary; readonly dialog: keyof OpenProblemDialog }>()
  const close = () => setOpen(undefined)
  const openDialog: OpenProblemDialog = {
    preview: (problem) => setOpen({ problem, dialog: 'preview' }),
    addToAssessment: (problem) => setOpen({ problem, dialog: 'addToAssessment' }),
  }
  const dialogs = (
    <Suspense>
      {open?.dialog === 'preview' && <ProblemPreviewDialog problem={open.problem} onClose={close} />}
      {open?.dialog === 'addToAssessment' && <AddToAssessmentDialog problems={[open.problem]} onClose={close} />}
    </Suspense>
  )
  return { openDialog, dialogs }
}
