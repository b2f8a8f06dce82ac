import type { ProblemInstance } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { useServerNow, useTimeZone } from '../../../data/index.ts'
import { formatNear } from '../../../dates/dates.ts'
import { sittingRefusalOf } from '../refusals/words.ts'
import { isKept, lateWorkText } from '../submissions/late-work.ts'
import { AnswersShown, NotSubmitted } from './not-submitted.tsx'
import { BarRows } from './problem-page.styles.ts'
import type { ProblemWork } from './use-problem-work.ts'

const toneOf = { waiting: 'warning', accepted: 'success', declined: 'error', recorded: 'neutral' } as const

/** Nothing more can be submitted: why, and what was typed or submitted and does not count. */
export function ClosedBar({ instance, work }: { instance: ProblemInstance; work: ProblemWork }) {
  const timeZone = useTimeZone()
  const serverNow = useServerNow()
  const { closedReason, refusedDraft, unsubmitted, submission } = work
  const { refused, cancelSubmission } = submission
  return (
    <BarRows>
      <MessageBand tone="neutral" icon="lock" role="status">
        {refusedDraft ? sittingRefusalOf(refusedDraft).detail : closedReason}
      </MessageBand>
      {refused && (
        <MessageBand
          tone="error"
          role="alert"
          action={<Button onClick={cancelSubmission}>{t('sitting-later.refused.understood')}</Button>}
        >
          {t('sitting-later.refused', {
            moment: formatNear(refused.clientAt, serverNow(), timeZone),
            reason: refused.refusal ? sittingRefusalOf(refused.refusal).detail : '',
          })}
        </MessageBand>
      )}
      {instance.lateEvidence?.map((late) => (
        <MessageBand key={late.id} tone={toneOf[late.state]} icon={late.state === 'accepted' ? 'check' : 'hourglass'}>
          {lateWorkText(late)}
          <AnswersShown instance={instance} answers={late.answers} />
        </MessageBand>
      ))}
      {unsubmitted.length > 0 && !isKept(instance.lateEvidence, unsubmitted) && (
        <NotSubmitted instance={instance} answers={unsubmitted} />
      )}
    </BarRows>
  )
}
