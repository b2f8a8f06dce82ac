import type { AssessmentSummary, Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Icon } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useIsAllowed } from '../../../data/hooks.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import { LeaveAssessment, LeaveProblem } from './leave-entity.tsx'

const ShareProblemDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareProblemDialog)
const ShareAssessmentDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareAssessmentDialog)

function OpenButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="outlined" startIcon={<Icon name="people" size={18} />} onClick={onClick}>
      {t('sharing.share')}
    </Button>
  )
}

/** Opens who may use a problem, for those who may see it; others can leave. */
export function ShareProblemButton({ problem }: { problem: Problem }) {
  const canRead = useIsAllowed('UserRoleRead', { entityType: 'Problem', entity: problem })
  const [isOpen, setIsOpen] = useState(false)
  if (!canRead) return <LeaveProblem problem={problem} />
  return (
    <>
      <OpenButton onClick={() => setIsOpen(true)} />
      <Suspense>{isOpen && <ShareProblemDialog problem={problem} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}

/** Opens who may use an assessment, for those who may see it; others can leave. */
export function ShareAssessmentButton({ assessment }: { assessment: AssessmentSummary }) {
  const canRead = useIsAllowed('UserRoleRead', { entityType: 'Assessment', entity: assessment })
  const [isOpen, setIsOpen] = useState(false)
  if (!canRead) return <LeaveAssessment assessment={assessment} />
  return (
    <>
      <OpenButton onClick={() => setIsOpen(true)} />
      <Suspense>
        {isOpen && <ShareAssessmentDialog assessment={assessment} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
