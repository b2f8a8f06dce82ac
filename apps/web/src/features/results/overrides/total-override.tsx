import type { LearnerResult } from '@isomorph/contract'
import { listedName } from '../../../entities/person/names.ts'
import { OverrideDialog } from './override-dialog.tsx'

interface TotalOverrideProps {
  readonly groupAssessmentId: number
  readonly result: LearnerResult
  readonly possiblePoints: number
  readonly onClose: () => void
}

/** Sets the total of one learner. */
export function TotalOverride({ groupAssessmentId, result, possiblePoints, onClose }: TotalOverrideProps) {
  const { learner, override, points } = result
  const name = `${listedName(learner)}: total`
  const target = { groupAssessmentId, userId: learner.id, problemInstanceId: null, name, override, possiblePoints }
  return <OverrideDialog target={{ ...target, computedPoints: points }} onClose={onClose} />
}
