import { t } from '@isomorph/messages'
import { shownPercent } from '../numbers/percent.ts'
import { formatPoints } from '../numbers/points.ts'
import { Figures } from './statement.styles.ts'

interface AttemptPercentProps {
  readonly percent: number
  /** A part of the attempt waits for its mark: what it has so far is no mark of the whole. */
  readonly isWaiting: boolean
}

/** What an attempt came to; nothing while all of it waits. */
export function AttemptPercent({ percent, isWaiting }: AttemptPercentProps) {
  if (isWaiting && percent === 0) return null
  const shown = { percent: formatPoints(shownPercent(percent)) }
  return <Figures>{isWaiting ? t('statement.percent.soFar', shown) : t('statement.percent', shown)}</Figures>
}
