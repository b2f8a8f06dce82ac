import type { RegradeSummary } from '@isomorph/contract'
import type { ReactNode } from 'react'
import { ScoreHistogram } from '../../entities/group/score-histogram.tsx'
import { formatCount } from '../../numbers/counts.ts'
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
  return value === null ? '–' : `${Math.round(value)} %`
}

const further = [
  ['kept', 'kept by “never lower”'],
  ['byHand', 'marked by hand, and stay'],
  ['hidden', 'hidden by points set by hand'],
  ['missingValue', 'lack a value of the version'],
] as const

/** What a regrade does, in one glance. */
export function RegradeFigures({ summary }: { summary: RegradeSummary }) {
  return (
    <Facts>
      <Fact name="rise">{formatCount(summary.rise)}</Fact>
      <Fact name="fall">{formatCount(summary.fall)}</Fact>
      {further.map(
        ([key, name]) =>
          summary[key] > 0 && (
            <Fact key={key} name={name}>
              {formatCount(summary[key])}
            </Fact>
          ),
      )}
      <Fact name="median">
        {percent(summary.medianBefore)} → {percent(summary.medianAfter)}
      </Fact>
      <Bars>
        <ScoreHistogram bins={summary.histogramBefore} name="Totals before" />
        <ScoreHistogram bins={summary.histogramAfter} name="Totals after" />
      </Bars>
    </Facts>
  )
}
