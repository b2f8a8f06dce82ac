import type { LearnerResult } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { StatusChip } from '@isomorph/ui'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { AccommodationsButton } from '../accommodations/index.ts'
import { ExamActButton } from '../exam-acts/index.ts'
import { ReopenDialog } from './reopen-dialog.tsx'
import { StandingRow } from './results.styles.ts'
import { statusKeys } from './status-keys.ts'

interface LearnerStandingProps {
  readonly groupAssessmentId: number
  readonly result: LearnerResult
  readonly canReopen: boolean
}

/** Where a learner stands in the assessment; what has ended can be reopened. */
export function LearnerStanding({ groupAssessmentId, result, canReopen }: LearnerStandingProps) {
  const [isReopening, setReopening] = useState(false)
  const { status } = result
  const hasEnded = status === 'Submitted' || status === 'TimeExpired' || status === 'EndedByStaff'
  return (
    <StandingRow>
      <StatusChip icon="clock" label={t(statusKeys[result.status])} />
      {hasEnded && canReopen && (
        <Button size="small" onClick={() => setReopening(true)}>
          {t('results.reopen')}
        </Button>
      )}
      {canReopen && (
        <ExamActButton groupAssessmentId={groupAssessmentId} people={[result.learner]} chosen={[result.learner]} />
      )}
      {canReopen && <AccommodationsButton person={result.learner} groupAssessmentId={groupAssessmentId} />}
      {isReopening && (
        <ReopenDialog groupAssessmentId={groupAssessmentId} result={result} onClose={() => setReopening(false)} />
      )}
    </StandingRow>
  )
}
