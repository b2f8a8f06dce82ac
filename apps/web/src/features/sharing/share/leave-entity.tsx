import type { AssessmentSummary, Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useNavigate } from 'react-router'
import { useIsAllowed } from '../../../data/hooks.ts'
import { useRemoveAssessmentUserRoleMutation, useRemoveProblemUserRoleMutation } from '../people/entity-roles.api.ts'
import { LeaveButton } from '../people/leave-button.tsx'

/** Servers of the former release, which answer during an update, do not say who has a role on the problem itself. */
function hasRoleToLeave({ hasOwnRole, sharedLibraries }: LeftProblem): boolean {
  return hasOwnRole ?? sharedLibraries.length === 0
}

type LeftProblem = Omit<Problem, 'hasOwnRole'> & Partial<Problem>

/**
 * For readers of a problem, who do not see who else reads it. Whoever reads it through a library alone has no role of
 * their own to give up: they leave the library. Who has both goes on reading it.
 */
export function LeaveProblem({ problem }: { problem: LeftProblem }) {
  const canLeave = useIsAllowed('UserRoleDeleteOwn', { entityType: 'Problem', entity: problem })
  const [remove] = useRemoveProblemUserRoleMutation()
  const navigate = useNavigate()
  const { id: problemId, name, sharedLibraries } = problem
  if (!canLeave || !hasRoleToLeave(problem)) return null
  const staysReadable = sharedLibraries.length > 0
  return (
    <LeaveButton
      name={name}
      remove={async (userId) => await remove({ params: { problemId, userId } })}
      consequence={staysReadable ? t('sharing.leave.problem.staysReadable') : t('sharing.leave.problem')}
      onLeft={() => {
        if (!staysReadable) void navigate('/problems')
      }}
    />
  )
}

/** For readers of an assessment, who do not see who else reads it. */
export function LeaveAssessment({ assessment }: { assessment: AssessmentSummary }) {
  const canLeave = useIsAllowed('UserRoleDeleteOwn', { entityType: 'Assessment', entity: assessment })
  const [remove] = useRemoveAssessmentUserRoleMutation()
  const navigate = useNavigate()
  const { id: assessmentId, name } = assessment
  if (!canLeave) return null
  return (
    <LeaveButton
      name={name}
      remove={async (userId) => await remove({ params: { assessmentId, userId } })}
      consequence={t('sharing.leave.assessment')}
      onLeft={() => void navigate('/assessments')}
    />
  )
}
