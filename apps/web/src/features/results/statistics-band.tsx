import type { Results } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { ReactNode } from 'react'
import { ScoreHistogram } from '../../entities/group/score-histogram.tsx'
import { formatPercent } from '../../numbers/percent-words.ts'
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
  return value === null ? '–' : formatPercent(Math.round(value))
}

/** How a group assessment went, in one glance. */
export function StatisticsBand({ statistics }: { statistics: Results['statistics'] }) {
  return (
    <FactRow>
      <Figure name={t('results.started')}>
        {t('results.started.of', {
          count: String(statistics.started),
          all: String(statistics.learners),
        })}
      </Figure>
      <Figure name={t('results.median')}>{percentOf(statistics.median)}</Figure>
      <Figure name={t('results.mean')}>{percentOf(statistics.mean)}</Figure>
      <Figure name={t('results.needGrading')}>{statistics.needsPerson}</Figure>
      <AtFarEnd>
        <ScoreHistogram bins={statistics.histogram} name={t('results.histogram')} />
      </AtFarEnd>
    </FactRow>
  )
}
