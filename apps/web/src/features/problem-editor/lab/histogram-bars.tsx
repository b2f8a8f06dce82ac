import { t } from '@isomorph/messages'
import { color } from '@isomorph/ui'
import type { HistogramBar } from '@isomorph/problem'
import type { ReactNode } from 'react'

const width = 104
const height = 24

/** How often values fell where: bars to look at, a sentence for those who cannot. */
export function HistogramBars({ bars, name }: { bars: readonly HistogramBar[]; name: string }): ReactNode {
  const largest = Math.max(1, ...bars.map(({ count }) => count))
  const step = Math.min(16, width / Math.max(1, bars.length))
  const mostFrequent = bars.find(({ count }) => count === largest)?.label ?? ''
  return (
    <svg
      width={width}
      height={height}
      role="img"
      aria-label={t('variant-lab.bars.most', { name, value: mostFrequent })}
    >
      {bars.map(({ label, count }, index) => {
        const tall = count === 0 ? 0 : Math.max(1.5, (count / largest) * height)
        return (
          <rect
            key={label}
            x={index * step + 0.5}
            y={height - tall}
            width={Math.max(1, step - 1)}
            height={tall}
            fill={color.primary}
          >
            <title>{t('variant-lab.bars.times', { value: label, count })}</title>
          </rect>
        )
      })}
    </svg>
  )
}
