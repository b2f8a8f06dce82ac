import type { AnswerClusterForStaff, ClusterDecision } from '@isomorph/contract'
import { Button, Card, ErrorPanel } from '@isomorph/ui'
import { useId } from 'react'
import { requestErrorOf, useNotify, useTimeZone } from '../../../data/index.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { counted } from '../../../numbers/counts.ts'
import { shownPercent } from '../../../numbers/percent.ts'
import { useWithdrawDecisionMutation } from './groups.api.ts'
import { GroupFormula } from './group-card.tsx'
import { leftWords } from './groups-words.ts'
import { Feedback, GroupName, QuietSentence, Sentence, Stack } from './groups.styles.ts'

interface DecisionCardProps {
  readonly groupAssessmentId: number
  readonly decision: ClusterDecision
  /** Its answers that it does not mark. */
  readonly left: AnswerClusterForStaff | undefined
  readonly onUndone: () => void
}

/** What was decided on a group, by whom and when. It can be taken back. */
export function DecisionCard({ groupAssessmentId, decision, left, onUndone }: DecisionCardProps) {
  const headingId = useId()
  const timeZone = useTimeZone()
  const notify = useNotify()
  const [withdraw, { isLoading, error }] = useWithdrawDecisionMutation()
  const { id, name, latex, percent, comment, by, at, marks } = decision
  const undo = async () => {
    const { data } = await withdraw({ params: { groupAssessmentId, clusterDecisionId: id } })
    if (!data) return
    notify('SUCCESS', `Undone: ${counted(data.marksChanged, 'answer has', 'answers have')} the former mark again.`)
    onUndone()
  }
  return (
    <Card aria-labelledby={headingId}>
      <Stack>
        <GroupName id={headingId}>{name}</GroupName>
        {latex !== null && <GroupFormula latex={latex} />}
        <Sentence>
          {`${shownPercent(percent)} % for ${counted(marks, 'answer', 'answers')}, and for later ones like them.`}
        </Sentence>
        {comment !== '' && <Feedback aria-label="Feedback for the learners">{comment}</Feedback>}
        {left && <QuietSentence>{leftWords(decision, left)}</QuietSentence>}
        <QuietSentence>{`Decided by ${by}, ${formatMoment(at, timeZone)}`}</QuietSentence>
        {error && <ErrorPanel error={requestErrorOf(error)} />}
        <div>
          <Button
            variant="outlined"
            aria-label={`Undo the decision: ${name}`}
            disabled={isLoading}
            onClick={() => void undo()}
          >
            Undo
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
