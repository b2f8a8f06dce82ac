import type { AttemptForLearner, ProblemInstance } from '@isomorph/contract'
import { color, fontSize, StatusChip, VerdictChip } from '@isomorph/ui'
import { useTimeZone } from '../../../data/index.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { AttemptPercent } from '../../../statement/attempt-percent.tsx'
import { letterOf } from './answer-state.ts'
import { Feedback } from './feedback.tsx'
import { GivenAnswer } from './given-answer.tsx'

function remarksOf(attempt: AttemptForLearner, timeZone: string): string[] {
  return [
    formatMoment(attempt.receivedAt, timeZone),
    ...(attempt.source === 'deadline' ? ['submitted for you at the deadline'] : []),
    ...(attempt.source === 'staff' ? ['entered by staff'] : []),
    ...(attempt.isWithinGrace ? ['arrived within the grace'] : []),
    ...(attempt.daysLate > 0 ? [`${attempt.daysLate} ${attempt.daysLate === 1 ? 'day' : 'days'} late`] : []),
  ]
}

function isWaiting({ responses }: AttemptForLearner): boolean {
  return responses.some(({ verdict }) => verdict === 'needsPerson' || verdict === 'pending')
}

type Response = AttemptForLearner['responses'][number]

function ResponseItem({
  instance,
  response,
  letter,
}: {
  instance: ProblemInstance
  response: Response
  letter: string | null
}) {
  return (
    <li style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      {letter && <span style={{ color: color.textSecond }}>({letter})</span>}
      <GivenAnswer instance={instance} {...response} />
      {response.verdict && <VerdictChip verdict={response.verdict} />}
      {response.feedbackHtml && (
        <div style={{ flexBasis: '100%' }}>
          <Feedback html={response.feedbackHtml} />
        </div>
      )}
    </li>
  )
}

function AttemptItem({ instance, attempt }: { instance: ProblemInstance; attempt: AttemptForLearner }) {
  const timeZone = useTimeZone()
  const { number, percent, isCounting, responses } = attempt
  return (
    <li style={{ padding: '12px 0', borderBottom: `1px solid ${color.line}` }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
        <strong>Attempt {number}</strong>
        {percent !== null && <AttemptPercent percent={percent} isWaiting={isWaiting(attempt)} />}
        {isCounting && <StatusChip tone="primary" icon="check" label="Counts" />}
        <span style={{ color: color.textSecond, fontSize: fontSize.small }}>
          {remarksOf(attempt, timeZone).join(' · ')}
        </span>
      </div>
      <ul style={{ listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: 6 }}>
        {responses.map((response, index) => (
          <ResponseItem
            key={response.questionKey}
            instance={instance}
            response={response}
            letter={responses.length > 1 ? letterOf(index) : null}
          />
        ))}
      </ul>
    </li>
  )
}

/** Every attempt at a problem: what was answered, how it was read, and what came of it as far as released. */
export function AttemptList({ instance }: { instance: ProblemInstance }) {
  return (
    <section aria-label="Your attempts">
      <h2 style={{ fontSize: fontSize.h3, marginBlock: '8px 12px' }}>Your attempts</h2>
      <ol style={{ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${color.line}` }}>
        {instance.attempts.toReversed().map((attempt) => (
          <AttemptItem key={attempt.number} instance={instance} attempt={attempt} />
        ))}
      </ol>
    </section>
  )
}
