import type { AssessmentSummary, ProblemSummary } from '@isomorph/contract'
import { useNavigate } from 'react-router'
import { useIsAllowed } from '../../../data/hooks.ts'
import { useRemoveAssessmentUserRoleMutation, useRemoveProblemUserRoleMutation } from '../people/entity-roles.api.ts'
import { LeaveButton } from '../people/leave-button.tsx'

/**
 * For readers of a problem, who do not see who else reads it. Whoever reads it through a library has no role of their own
 * to give up: they leave the library.
 */
export function LeaveProblem({ problem }: { problem: ProblemSummary }) {
  const canLeave = useIsAllowed('UserRoleDeleteOwn', { entityType: 'Problem', entity: problem })
  const [remove] = useRemoveProblemUserRoleMutation()
  const navigate = useNavigate()
  const { id: problemId, name, sharedLibraries } = problem
  if (!canLeave || sharedLibraries.length > 0) return null
  return (
    <LeaveButton
      name={name}
      remove={async (userId) => await remove({ params: { problemId, userId } })}
      consequence="You will no longer see this problem. Your copies of it, and assessments that use it, go on unchanged."
      onLeft={() => void navigate('/problems')}
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
      consequence="You will no longer see this assessment. Courses that it was given to go on unchanged."
      onLeft={() => void navigate('/assessments')}
    />
  )
}
