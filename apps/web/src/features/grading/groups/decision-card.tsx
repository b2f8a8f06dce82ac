import type { AnswerClusterForStaff, ClusterDecision } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, ErrorPanel } from '@isomorph/ui'
import { useId } from 'react'
import { requestErrorOf, useNotify, useTimeZone } from '../../../data/index.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { formatPercent } from '../../../numbers/percent-words.ts'
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
    notify('SUCCESS', t('grading.decision.undone', { count: data.marksChanged }))
    onUndone()
  }
  return (
    <Card aria-labelledby={headingId}>
      <Stack>
        <GroupName id={headingId}>{name}</GroupName>
        {latex !== null && <GroupFormula latex={latex} />}
        <Sentence>{t('grading.decision.marks', { percent: formatPercent(percent), count: marks })}</Sentence>
        {comment !== '' && <Feedback aria-label={t('grading.decision.feedback')}>{comment}</Feedback>}
        {left && <QuietSentence>{leftWords(decision, left)}</QuietSentence>}
        <QuietSentence>{t('grading.decision.by', { name: by, moment: formatMoment(at, timeZone) })}</QuietSentence>
        {error && <ErrorPanel error={requestErrorOf(error)} />}
        <div>
          <Button
            variant="outlined"
            aria-label={t('grading.decision.undo.label', { group: name })}
            disabled={isLoading}
            onClick={() => void undo()}
          >
            {t('grading.decision.undo')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}
