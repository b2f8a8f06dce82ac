import type { AnswerField, Draft, TypedAnswer } from '@isomorph/contract'
import { Button, MessageBand } from '@isomorph/ui'
import { useTimeZone } from '../../../data/index.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { DifferingAnswers } from '../problem/differing-answers.tsx'
import type { DraftSync } from './draft-sync.ts'

interface ConflictBandProps {
  readonly fields: readonly AnswerField[]
  /** What stands in the fields. */
  readonly mine: readonly TypedAnswer[]
  readonly theirs: Draft
  readonly sync: DraftSync
}

/** Asks which answers count: those on this page, or those that another tab or device has saved meanwhile. */
export function ConflictBand({ fields, mine, theirs, sync }: ConflictBandProps) {
  const timeZone = useTimeZone()
  return (
    <MessageBand tone="warning" role="alert">
      <p style={{ margin: '0 0 8px' }}>
        Other answers to this problem were saved in another tab or on another device (
        {formatMoment(theirs.savedAt, timeZone)}):
      </p>
      <DifferingAnswers fields={fields} mine={mine} theirs={theirs.answers} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="contained" onClick={() => sync.resolveWithLocal()}>
          Keep what stands here
        </Button>
        <Button variant="outlined" onClick={() => sync.resolveWithServer()}>
          Use the other answers
        </Button>
      </div>
    </MessageBand>
  )
}
