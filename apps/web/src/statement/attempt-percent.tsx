import { shownPercent } from '../numbers/percent.ts'
import { Figures } from './statement.styles.ts'

interface AttemptPercentProps {
  readonly percent: number
  /** A part of the attempt waits for its mark: what it has so far is no mark of the whole. */
  readonly isWaiting: boolean
}

/** What an attempt came to; nothing while all of it waits. */
export function AttemptPercent({ percent, isWaiting }: AttemptPercentProps) {
  if (isWaiting && percent === 0) return null
  return (
    <Figures>
      {shownPercent(percent)} %{isWaiting && ' so far'}
    </Figures>
  )
}
