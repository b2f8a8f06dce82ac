import { Button, MessageBand } from '@isomorph/ui'
import { shownPercent } from '../../numbers/percent.ts'
import { keyOfAnswer, type DeskEntry } from './desk-state.ts'
import { Buttons } from './grading.styles.ts'
import type { DeskControl } from './use-desk.ts'

/** Somebody else marked the answer meanwhile: both marks, and which of them is to stand. */
export function ConflictBand({ entry, control }: { entry: DeskEntry; control: DeskControl }) {
  const { theirs, answer } = entry
  if (!theirs) return null
  const { percent, comment } = theirs.response
  return (
    <MessageBand tone="warning">
      <p>
        {`${theirs.markedBy ?? 'Somebody else'} marked this answer meanwhile with ${shownPercent(percent)} %.`}
        {comment && ` Their comment: “${comment}”`}
      </p>
      <p>Your mark is below and was not saved.</p>
      <Buttons>
        <Button
          size="small"
          variant="outlined"
          onClick={() => control.dispatch({ type: 'tookTheirs', key: keyOfAnswer(answer) })}
        >
          Keep their mark
        </Button>
        <Button size="small" variant="outlined" onClick={control.overrule}>
          Set my mark
        </Button>
      </Buttons>
    </MessageBand>
  )
}
