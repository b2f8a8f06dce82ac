import type { Results } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { listedName } from '../../../entities/person/names.ts'
import { OverrideDialog } from './override-dialog.tsx'

interface TotalOverrideProps {
  readonly groupAssessmentId: number
  readonly results: Results
  /** Whose total is being set; null: nobody's. */
  readonly userId: number | null
  readonly onClose: () => void
}

/** Sets the total of one learner. */
export function TotalOverride({ groupAssessmentId, results, userId, onClose }: TotalOverrideProps) {
  const result = results.learners.find(({ learner }) => learner.id === userId)
  if (!result) return null
  const { learner, override, points: computedPoints } = result
  const name = t('results.override.totalOf', { name: listedName(learner) })
  const target = { groupAssessmentId, userId: learner.id, problemInstanceId: null, name, override, computedPoints }
  return <OverrideDialog key={learner.id} target={{ ...target, possiblePoints: result.possible }} onClose={onClose} />
}
