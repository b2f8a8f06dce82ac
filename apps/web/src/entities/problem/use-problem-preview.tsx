import IconButton from '@mui/material/IconButton'
import type { ProblemSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Icon } from '@isomorph/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '../../screen/load-screen.ts'

const ProblemPreviewDialog = lazyPart(async () => (await import('./problem-preview-dialog.tsx')).ProblemPreviewDialog)

type Previewed = Pick<ProblemSummary, 'id' | 'name' | 'licensing'>

interface ProblemPreview {
  /** The button in the row of a problem. */
  readonly buttonOf: (problem: Previewed) => ReactNode
  readonly dialog: ReactNode
}

/** Lets somebody who chooses problems read one of them; what they have chosen stays. */
export function useProblemPreview(): ProblemPreview {
  const [shown, setShown] = useState<Previewed>()
  return {
    buttonOf: (problem) => (
      <IconButton
        size="small"
        aria-label={t('shared.preview.of', { name: problem.name })}
        onClick={() => setShown(problem)}
      >
        <Icon name="eye" />
      </IconButton>
    ),
    dialog: (
      <Suspense>
        {shown && <ProblemPreviewDialog problem={shown} mayLeave={false} onClose={() => setShown(undefined)} />}
      </Suspense>
    ),
  }
}
