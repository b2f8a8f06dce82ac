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

/** Every attempt at a problem: what was answered, how it was read, and what came of it as far as released. */
export function AttemptList({ instance }: { instance: ProblemInstance }) {
  const timeZone = useTimeZone()
  return (
    <section aria-label="Your attempts">
      <h2 style={{ fontSize: fontSize.h3, marginBlock: '8px 12px' }}>Your attempts</h2>
      <ol style={{ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${color.line}` }}>
        {instance.attempts.toReversed().map((attempt) => (
          <li key={attempt.number} style={{ padding: '12px 0', borderBottom: `1px solid ${color.line}` }}>
            <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
              <strong>Attempt {attempt.number}</strong>
              {attempt.percent !== null && <AttemptPercent percent={attempt.percent} isWaiting={isWaiting(attempt)} />}
              {attempt.isCounting && <StatusChip tone="primary" icon="check" label="Counts" />}
              <span style={{ color: color.textSecond, fontSize: fontSize.small }}>
                {remarksOf(attempt, timeZone).join(' · ')}
              </span>
            </div>
            <ul style={{ listStyle: 'none', margin: '8px 0 0', padding: 0, display: 'grid', gap: 6 }}>
              {attempt.responses.map((response, index) => (
                <li
                  key={response.questionKey}
                  style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}
                >
                  {attempt.responses.length > 1 && <span style={{ color: color.textSecond }}>({letterOf(index)})</span>}
                  <GivenAnswer instance={instance} {...response} />
                  {response.verdict && <VerdictChip verdict={response.verdict} />}
                  {response.feedbackHtml && (
                    <div style={{ flexBasis: '100%' }}>
                      <Feedback html={response.feedbackHtml} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
