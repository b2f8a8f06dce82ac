import type { Results } from '@isomorph/contract'
import { color, VisuallyHidden } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { AtFarEnd, FactName, FactRow, FactValue } from './results.styles.ts'

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <FactValue>{children}</FactValue>
      <FactName>{name}</FactName>
    </div>
  )
}

function Histogram({ bins }: { bins: readonly number[] }) {
  const highest = Math.max(1, ...bins)
  const words = bins.map((count, index) => `${index * 10} to ${(index + 1) * 10} percent: ${count}`).join(', ')
  return (
    <div>
      <svg viewBox="0 0 120 44" width={180} height={66} aria-hidden>
        {bins.map((count, index) => {
          const height = (count / highest) * 40
          // oxlint-disable-next-line react/no-array-index-key -- the ten bins never move
          return (
            <rect
              key={index}
              x={index * 12 + 1}
              y={42 - height}
              width={10}
              height={height + 1}
              rx={1.5}
              fill={color.primary}
            />
          )
        })}
      </svg>
      <FactName>Scores from 0 to 100 %</FactName>
      <VisuallyHidden>Distribution of scores: {words}.</VisuallyHidden>
    </div>
  )
}

function percentOf(value: number | null): string {
  return value === null ? '–' : `${Math.round(value)} %`
}

/** How a group assessment went, in one glance. */
export function StatisticsBand({ statistics }: { statistics: Results['statistics'] }) {
  return (
    <FactRow>
      <Figure name="started">
        {statistics.started} of {statistics.learners}
      </Figure>
      <Figure name="median">{percentOf(statistics.median)}</Figure>
      <Figure name="mean">{percentOf(statistics.mean)}</Figure>
      <Figure name="need grading">{statistics.needsPerson}</Figure>
      <AtFarEnd>
        <Histogram bins={statistics.histogram} />
      </AtFarEnd>
    </FactRow>
  )
}
