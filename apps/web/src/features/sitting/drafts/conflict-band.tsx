import type { AnswerField, Draft, TypedAnswer } from '@isomorph/contract'
import { Button, MessageBand } from '@isomorph/ui'
import { useTimeZone } from '../../../data/index.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { DifferingAnswers } from '../problem/differing-answers.tsx'
import type { DraftKeeper } from './draft-keeper.ts'

interface ConflictBandProps {
  readonly fields: readonly AnswerField[]
  /** What stands in the fields. */
  readonly mine: readonly TypedAnswer[]
  readonly theirs: Draft
  readonly keeper: DraftKeeper
}

/** Another tab or device saved something that this page has not seen: the learner decides, nothing is lost. */
export function ConflictBand({ fields, mine, theirs, keeper }: ConflictBandProps) {
  const timeZone = useTimeZone()
  return (
    <MessageBand tone="warning" role="alert">
      <p style={{ margin: '0 0 8px' }}>
        Other answers to this problem were saved in another tab or on another device (
        {formatMoment(theirs.savedAt, timeZone)}):
      </p>
      <DifferingAnswers fields={fields} mine={mine} theirs={theirs.answers} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="contained" onClick={() => keeper.keepMine()}>
          Keep what stands here
        </Button>
        <Button variant="outlined" onClick={() => keeper.takeTheirs()}>
          Use the other answers
        </Button>
      </div>
    </MessageBand>
  )
}
