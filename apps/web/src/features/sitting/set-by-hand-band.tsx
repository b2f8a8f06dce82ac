import type { SetByHand } from '@isomorph/contract'
import { MessageBand } from '@isomorph/ui'
import { nameOfPoints } from '../../numbers/points.ts'

interface SetByHandBandProps {
  readonly setByHand: SetByHand
  /** Of the whole assessment; otherwise of one problem. */
  readonly isTotal?: boolean
  readonly points: number | null
}

const noPenalty = 'Your instructor has waived the penalty for'

function wordsFor({ setByHand, isTotal = false, points }: SetByHandBandProps): string {
  const { isPoints, waivesLatePenalty, waivesAttemptPenalty } = setByHand
  if (isPoints) {
    const set = points === null ? 'them' : nameOfPoints(points)
    return isTotal ? `Your instructor has set your total: ${set}.` : `Your instructor has set your points: ${set}.`
  }
  if (waivesLatePenalty && waivesAttemptPenalty) return `${noPenalty} late work and for further attempts.`
  return waivesLatePenalty ? `${noPenalty} late work.` : `${noPenalty} further attempts.`
}

/** Tells learners what their instructor has set by hand, with the note to it. */
export function SetByHandBand(props: SetByHandBandProps) {
  const { note } = props.setByHand
  return (
    <MessageBand tone="neutral" icon="edit">
      {wordsFor(props)}
      {note !== '' && ` ${note}`}
    </MessageBand>
  )
}
