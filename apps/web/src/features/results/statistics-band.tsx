import type { Results } from '@isomorph/contract'
import type { ReactNode } from 'react'
import { ScoreHistogram } from '../../entities/group/score-histogram.tsx'
import { AtFarEnd, FactName, FactRow, FactValue } from './results.styles.ts'

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <FactValue>{children}</FactValue>
      <FactName>{name}</FactName>
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
        <ScoreHistogram bins={statistics.histogram} name="Scores from 0 to 100 %" />
      </AtFarEnd>
    </FactRow>
  )
}
