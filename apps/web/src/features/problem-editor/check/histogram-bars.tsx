import { color } from '@isomorph/ui'
import type { ReactNode } from 'react'
import type { Histogram } from '../engine/protocol.ts'

const width = 110
const height = 24

/** How often values fell where: bars to look at, a sentence for those who cannot. */
export function HistogramBars({ histogram, name }: { histogram: Histogram; name: string }): ReactNode {
  const { counts, from, to } = histogram
  const largest = Math.max(1, ...counts)
  const step = width / Math.max(1, counts.length)
  const most = counts.indexOf(largest)
  const span = (to - from) / Math.max(1, counts.length)
  const around = Number((from + span * (most + 0.5)).toPrecision(3))
  return (
    <svg width={width} height={height} role="img" aria-label={`${name}: most often around ${around}`}>
      {counts.map((count, index) => {
        const tall = count === 0 ? 0 : Math.max(1.5, (count / largest) * height)
        return (
          <rect
            // Bars have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            x={index * step + 0.5}
            y={height - tall}
            width={Math.max(1, step - 1)}
            height={tall}
            fill={color.primary}
          />
        )
      })}
    </svg>
  )
}
