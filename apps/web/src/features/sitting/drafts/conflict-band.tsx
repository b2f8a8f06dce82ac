import type { AnswerField, Draft, TypedAnswer } from '@isomorph/contract'
import { Button, MessageBand } from '@isomorph/ui'
import { useTimeZone } from '../../../data/index.ts'
import { formatDeadline } from '../../../dates/dates.ts'
import { DifferingAnswers } from '../problem/differing-answers.tsx'
import { ConflictButtons, ConflictText } from './conflict-band.styles.ts'
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
      <ConflictText>
        Other answers to this problem were saved in another tab or on another device (
        {formatDeadline(theirs.savedAt, timeZone)}):
      </ConflictText>
      <DifferingAnswers fields={fields} mine={mine} theirs={theirs.answers} />
      <ConflictButtons>
        <Button variant="contained" onClick={() => sync.resolveWithLocal()}>
          Keep what stands here
        </Button>
        <Button variant="outlined" onClick={() => sync.resolveWithServer()}>
          Use the other answers
        </Button>
      </ConflictButtons>
    </MessageBand>
  )
}
