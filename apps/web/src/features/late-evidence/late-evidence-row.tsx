import type { LateEvidence } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { Button, StatusChip, VerdictChip, type Tone } from '@isomorph/ui'
import { useTimeZone } from '../../data/index.ts'
import { formatPreciseTime } from '../../dates/dates.ts'
import { listedName } from '../../entities/person/names.ts'
import { formatCount } from '../../numbers/counts.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { AnswerShown } from '../../statement/answer-shown.tsx'
import { clockText, pointsText } from './late-evidence-words.ts'
import { Facts, Line, Row } from './late-evidence.styles.ts'

const states: Readonly<Record<LateEvidence['state'], { readonly label: PlainKey; readonly tone: Tone }>> = {
  waiting: { label: 'late-evidence.state.waiting', tone: 'warning' },
  accepted: { label: 'late-evidence.state.accepted', tone: 'success' },
  declined: { label: 'late-evidence.state.declined', tone: 'error' },
  recorded: { label: 'late-evidence.state.recorded', tone: 'neutral' },
}

function Answers({ late, answers }: { late: LateEvidence; answers: LateEvidence['answers'] }) {
  return answers.map((answer) => (
    <span key={answer.questionKey}>
      <AnswerShown {...answer} choices={late.choices.filter(({ questionKey }) => questionKey === answer.questionKey)} />{' '}
      <VerdictChip verdict={answer.verdict} />
    </span>
  ))
}

function silenceOf({ lastContactAt, receivedAt }: LateEvidence): number {
  return lastContactAt === null ? 0 : Math.floor((Date.parse(receivedAt) - Date.parse(lastContactAt)) / 60_000)
}

function Times({ late }: { late: LateEvidence }) {
  const timeZone = useTimeZone()
  const time = (moment: string) => formatPreciseTime(moment, timeZone)
  return (
    <Facts>
      <span>
        {late.claimedAt
          ? t('late-evidence.times.says', { time: time(late.claimedAt) })
          : t('late-evidence.times.doesNotSay')}
      </span>
      <span>{t('late-evidence.times.deadline', { time: time(late.deadline) })}</span>
      <span>{t('late-evidence.times.arrived', { time: time(late.receivedAt) })}</span>
      {late.lastContactAt && (
        <span>
          {t('late-evidence.times.lastHeard', {
            time: time(late.lastContactAt),
            clock: clockText(late.clockOffsetSeconds),
            minutes: silenceOf(late),
          })}
        </span>
      )}
    </Facts>
  )
}

interface LateEvidenceRowProps {
  readonly late: LateEvidence
  /** Others who wait and lost the network at the same time. */
  readonly lostTogether: number
  readonly canDecide: boolean
  readonly isBusy: boolean
  readonly onAccept: () => void
  readonly onAcceptAll: () => void
  readonly onDecline: () => void
  readonly onUndo: () => void
}

function Acts(props: LateEvidenceRowProps & { readonly isOpen: boolean }) {
  const { late, lostTogether, isBusy, isOpen, onAccept, onAcceptAll, onDecline, onUndo } = props
  const name = listedName(late.learner)
  return (
    <Line>
      {isOpen && (
        <Button
          size="small"
          variant="outlined"
          disabled={isBusy}
          aria-label={t('late-evidence.accept.of', { name })}
          onClick={onAccept}
        >
          {t('late-evidence.accept')}
        </Button>
      )}
      {isOpen && lostTogether > 0 && (
        <Button size="small" disabled={isBusy} onClick={onAcceptAll}>
          {t('late-evidence.acceptAll', { count: formatCount(lostTogether + 1) })}
        </Button>
      )}
      {isOpen && (
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t('late-evidence.declineAndSay.of', { name })}
          onClick={onDecline}
        >
          {t('late-evidence.declineAndSay')}
        </Button>
      )}
      {!isOpen && (
        <Button size="small" disabled={isBusy} aria-label={t('late-evidence.undo.of', { name })} onClick={onUndo}>
          {t('late-evidence.undo')}
        </Button>
      )}
    </Line>
  )
}

type AboutProps = Pick<LateEvidenceRowProps, 'late' | 'lostTogether'> & { readonly isOpen: boolean }

/** Whose work it is, of which problem, how it stands, and what to look out for. */
function About({ late, lostTogether, isOpen }: AboutProps) {
  const { label, tone } = states[late.state]
  return (
    <Line>
      <strong>{listedName(late.learner)}</strong>
      <span>{t('late-evidence.problem', { number: formatCount(late.position), name: late.problemName })}</span>
      <StatusChip tone={tone} label={t(label)} />
      {late.wereKeysVisible && isOpen && (
        <StatusChip tone="warning" icon="alert" label={t('late-evidence.keysVisible')} />
      )}
      {lostTogether > 0 && (
        <StatusChip tone="warning" icon="alert" label={t('late-evidence.lostTogether', { count: lostTogether })} />
      )}
    </Line>
  )
}

function decisionOf({ decidedBy }: LateEvidence): string {
  return decidedBy === null ? t('late-evidence.decidedByRule') : t('late-evidence.decidedBy', { name: decidedBy })
}

/** One piece of late work: when it was done and arrived, what it says, and what it would change. */
export function LateEvidenceRow(props: LateEvidenceRowProps) {
  const { late, lostTogether, canDecide } = props
  const isOpen = late.state === 'waiting' || late.state === 'recorded'
  return (
    <Row>
      <About late={late} lostTogether={lostTogether} isOpen={isOpen} />
      <Times late={late} />
      <Line>
        {late.submitted.length > 0 && (
          <span>{inParts('late-evidence.inTime', { answers: <Answers late={late} answers={late.submitted} /> })}</span>
        )}
        <span>
          {inParts(late.kind === 'draft' ? 'late-evidence.typedLate' : 'late-evidence.submittedLate', {
            answers: <Answers late={late} answers={late.answers} />,
          })}
        </span>
        <strong>{pointsText(late)}</strong>
      </Line>
      {(late.reason || late.decidedAt) && (
        <Facts>
          {late.decidedAt && decisionOf(late)} {late.reason}
        </Facts>
      )}
      {canDecide && <Acts {...props} isOpen={isOpen} />}
    </Row>
  )
}
