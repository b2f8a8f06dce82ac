import type { AttemptForLearner, ProblemInstance } from '@isomorph/contract'
import { color, fontSize, StatusChip, VerdictChip } from '@isomorph/ui'
import { StaticMath } from '../../math/index.ts'
import { useTimeZone } from '../../data/hooks.ts'
import { formatMoment } from '../../dates/dates.ts'

function remarksOf(attempt: AttemptForLearner, timeZone: string): string[] {
  return [
    formatMoment(attempt.receivedAt, timeZone),
    ...(attempt.source === 'deadline' ? ['submitted for you at the deadline'] : []),
    ...(attempt.source === 'staff' ? ['entered by staff'] : []),
    ...(attempt.isWithinGrace ? ['arrived within the grace'] : []),
    ...(attempt.daysLate > 0 ? [`${attempt.daysLate} ${attempt.daysLate === 1 ? 'day' : 'days'} late`] : []),
  ]
}

function AnswerShown({
  instance,
  questionKey,
  value,
  reading,
}: {
  instance: ProblemInstance
  questionKey: number
  value: string
  reading: string
}) {
  const field = instance.answerFields.find((each) => each.questionKey === questionKey)
  if (value === '') return <em style={{ color: color.textSecond }}>left empty</em>
  if (field?.answerType === 'ShortAnswer') return <span style={{ whiteSpace: 'pre-wrap' }}>{value}</span>
  if (field?.answerType === 'MultipleChoice') {
    const chosen = new Set(value.split(';').map(Number))
    const positions = field.choices.flatMap((choice, index) => (chosen.has(choice.choiceKey) ? [index + 1] : []))
    return <span>{positions.length === 1 ? `choice ${positions[0]}` : `choices ${positions.join(', ')}`}</span>
  }
  return <StaticMath latex={reading || value} />
}

/** Every attempt at a problem: what was answered, how it was read, and what came of it as far as released. */
export function AttemptList({ instance }: { instance: ProblemInstance }) {
  const timeZone = useTimeZone()
  if (instance.attempts.length === 0) return null
  return (
    <section aria-label="Your attempts">
      <h2 style={{ fontSize: fontSize.h3, marginBlock: '8px 12px' }}>Your attempts</h2>
      <ol style={{ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${color.line}` }}>
        {instance.attempts.toReversed().map((attempt) => (
          <li key={attempt.number} style={{ padding: '12px 0', borderBottom: `1px solid ${color.line}` }}>
            <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
              <strong>Attempt {attempt.number}</strong>
              {attempt.percent !== null && (
                <span style={{ fontVariantNumeric: 'tabular-nums' }}>{Math.round(attempt.percent * 100) / 100} %</span>
              )}
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
                  {attempt.responses.length > 1 && (
                    <span style={{ color: color.textSecond }}>({String.fromCodePoint(97 + index)})</span>
                  )}
                  <AnswerShown instance={instance} {...response} />
                  {response.verdict && <VerdictChip verdict={response.verdict} />}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
