import type { LateEvidence } from '@isomorph/contract'
import { Button, StatusChip, VerdictChip, type Tone } from '@isomorph/ui'
import { useTimeZone } from '../../data/index.ts'
import { formatPreciseTime, nameOfMinutes } from '../../dates/dates.ts'
import { listedName } from '../../entities/person/names.ts'
import { counted } from '../../numbers/counts.ts'
import { AnswerShown } from '../../statement/answer-shown.tsx'
import { clockText, pointsText } from './late-evidence-words.ts'
import { Facts, Line, Row } from './late-evidence.styles.ts'

const states: Readonly<Record<LateEvidence['state'], { readonly label: string; readonly tone: Tone }>> = {
  waiting: { label: 'Waits', tone: 'warning' },
  accepted: { label: 'Accepted', tone: 'success' },
  declined: { label: 'Declined', tone: 'error' },
  recorded: { label: 'On record', tone: 'neutral' },
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
      <span>{late.claimedAt ? `Says ${time(late.claimedAt)}` : 'Does not say when'}</span>
      <span>Deadline {time(late.deadline)}</span>
      <span>Arrived {time(late.receivedAt)}</span>
      {late.lastContactAt && (
        <span>
          Last heard {time(late.lastContactAt)} ({clockText(late.clockOffsetSeconds)}), silent for{' '}
          {nameOfMinutes(silenceOf(late))}
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
          aria-label={`Accept the work of ${name}`}
          onClick={onAccept}
        >
          Accept
        </Button>
      )}
      {isOpen && lostTogether > 0 && (
        <Button size="small" disabled={isBusy} onClick={onAcceptAll}>
          Accept all {lostTogether + 1}
        </Button>
      )}
      {isOpen && (
        <Button size="small" disabled={isBusy} aria-label={`Decline the work of ${name}`} onClick={onDecline}>
          Decline…
        </Button>
      )}
      {!isOpen && (
        <Button size="small" disabled={isBusy} aria-label={`Undo the decision about ${name}`} onClick={onUndo}>
          Undo
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
      <span>
        Problem {late.position}: {late.problemName}
      </span>
      <StatusChip tone={tone} label={label} />
      {late.wereKeysVisible && isOpen && (
        <StatusChip tone="warning" icon="alert" label="Correct answers were visible" />
      )}
      {lostTogether > 0 && (
        <StatusChip
          tone="warning"
          icon="alert"
          label={`Network: ${counted(lostTogether, 'other', 'others')} lost too`}
        />
      )}
    </Line>
  )
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
          <span>
            In time: <Answers late={late} answers={late.submitted} />
          </span>
        )}
        <span>
          {late.kind === 'draft' ? 'Typed' : 'Submitted'} late: <Answers late={late} answers={late.answers} />
        </span>
        <strong>{pointsText(late)}</strong>
      </Line>
      {(late.reason || late.decidedAt) && (
        <Facts>
          {late.decidedAt && `Decided by ${late.decidedBy ?? 'the rule of the assessment'}`} {late.reason}
        </Facts>
      )}
      {canDecide && <Acts {...props} isOpen={isOpen} />}
    </Row>
  )
}
