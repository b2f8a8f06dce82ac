import type { ProblemInstance } from '@isomorph/contract'
import { MessageBand } from '@isomorph/ui'
import { useTimeZone } from '../../data/index.ts'
import { formatMoment } from '../../dates/dates.ts'
import { formatPoints, nameOfPoints } from '../../numbers/points.ts'

type Correction = NonNullable<ProblemInstance['correction']>

/** Tells learners of a regrade that changed their points, with the note to it. */
export function CorrectionBand({ correction }: { correction: Correction }) {
  const timeZone = useTimeZone()
  const { at, note, pointsBefore, pointsAfter } = correction
  return (
    <MessageBand tone="neutral" icon="edit">
      The marking of this problem was corrected on {formatMoment(at, timeZone)}: {formatPoints(pointsBefore)} →{' '}
      {nameOfPoints(pointsAfter)}.{note !== '' && ` ${note}`}
    </MessageBand>
  )
}
