import type { ProblemInstance } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useTimeZone } from '../../data/index.ts'
import { formatDeadline } from '../../dates/dates.ts'
import { formatPoints, nameOfPoints } from '../../numbers/points.ts'

const AboveStatement = styled('div')({ marginBottom: 12 })

type Correction = NonNullable<ProblemInstance['correction']>

/** Tells learners of a regrade that changed their points, with the note to it. */
export function CorrectionBand({ correction }: { correction: Correction }) {
  const timeZone = useTimeZone()
  const { at, note, pointsBefore, pointsAfter } = correction
  return (
    <AboveStatement>
      <MessageBand tone="neutral" icon="edit">
        {t('sitting-later.correction', {
          moment: formatDeadline(at, timeZone),
          before: formatPoints(pointsBefore),
          after: nameOfPoints(pointsAfter),
        })}
        {note !== '' && ` ${note}`}
      </MessageBand>
    </AboveStatement>
  )
}
