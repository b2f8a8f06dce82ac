import type { SetByHand } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import { nameOfPoints } from '../../numbers/points.ts'

interface SetByHandBandProps {
  readonly setByHand: SetByHand
  /** Of the whole assessment; otherwise of one problem. */
  readonly isTotal?: boolean
  readonly points: number | null
}

function wordsFor({ setByHand, isTotal = false, points }: SetByHandBandProps): string {
  const { isPoints, waivesLatePenalty, waivesAttemptPenalty } = setByHand
  if (isPoints) {
    return t(isTotal ? 'sitting-later.byHand.total' : 'sitting-later.byHand.points', {
      points: points === null ? '' : nameOfPoints(points),
    })
  }
  if (waivesLatePenalty && waivesAttemptPenalty) return t('sitting-later.byHand.waivesBoth')
  return t(waivesLatePenalty ? 'sitting-later.byHand.waivesLate' : 'sitting-later.byHand.waivesAttempts')
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
