import type { RegradeSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { ReactNode } from 'react'
import { ScoreHistogram } from '../../entities/group/score-histogram.tsx'
import { formatCount } from '../../numbers/counts.ts'
import { formatPercent } from '../../numbers/percent-words.ts'
import { Bars, FactName, Facts, FactValue } from './regrades.styles.ts'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <FactValue>{children}</FactValue>
      <FactName>{name}</FactName>
    </div>
  )
}

function percent(value: number | null): string {
  return value === null ? '–' : formatPercent(Math.round(value))
}

const further = [
  ['kept', 'regrades.figures.kept'],
  ['byHand', 'regrades.figures.byHand'],
  ['hidden', 'regrades.figures.hidden'],
  ['missingValue', 'regrades.figures.missingValue'],
] as const

/** What a regrade does, in one glance. */
export function RegradeFigures({ summary }: { summary: RegradeSummary }) {
  return (
    <Facts>
      <Fact name={t('regrades.figures.rise')}>{formatCount(summary.rise)}</Fact>
      <Fact name={t('regrades.figures.fall')}>{formatCount(summary.fall)}</Fact>
      {further.map(
        ([key, name]) =>
          summary[key] > 0 && (
            <Fact key={key} name={t(name)}>
              {formatCount(summary[key])}
            </Fact>
          ),
      )}
      <Fact name={t('regrades.figures.median')}>
        {percent(summary.medianBefore)} → {percent(summary.medianAfter)}
      </Fact>
      <Bars>
        <ScoreHistogram bins={summary.histogramBefore} name={t('regrades.figures.before')} />
        <ScoreHistogram bins={summary.histogramAfter} name={t('regrades.figures.after')} />
      </Bars>
    </Facts>
  )
}
