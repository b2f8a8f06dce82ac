import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'
import type { HistogramBar } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { pillLatex, StaticMath } from '../../../math/index.ts'
import { placeOf } from '../draft/usages.ts'
import { answerName } from './answer-names.ts'
import type { Column, Filter } from './lab-table.ts'
import type { LabResult } from './use-lab.ts'
import { findingWords } from '../../../entities/finding/finding-words.ts'

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px 20px' })
const Histogram = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  fontSize: fontSize.small,
  '& .bars': { display: 'flex', alignItems: 'flex-end', height: 40, borderBottom: `1px solid ${color.line}` },
})
/** The whole height takes the click, so that low bars can be hit. */
const Bar = styled('button')({
  display: 'flex',
  alignItems: 'flex-end',
  width: 14,
  height: '100%',
  padding: '0 1px',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '& span': { display: 'block', width: '100%', backgroundColor: color.primary },
  '&:hover': { backgroundColor: color.sunken },
  '&[aria-pressed="true"]': { backgroundColor: color.primarySoft },
})
const Issues = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 })
const Chip = styled('button')({
  padding: '3px 10px',
  border: `1px solid ${color.control}`,
  borderRadius: 14,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize.small,
  cursor: 'pointer',
  '&[aria-pressed="true"]': { borderColor: color.primary, backgroundColor: color.primarySoft },
})

interface LabFiltersProps {
  readonly result: LabResult
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
}

interface HistogramFilterProps extends Omit<LabFiltersProps, 'result'> {
  readonly column: Column
  readonly name: string
  readonly head: ReactNode
  readonly bars: readonly HistogramBar[]
}

function HistogramFilter({ column, name, head, bars, filter, onFilter }: HistogramFilterProps): ReactNode {
  const largest = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <Histogram role="group" aria-label={t('variant-lab.filter.by', { name })}>
      <div className="bars">
        {bars.map((bar) => {
          const isPicked = filter.bar?.column === column && filter.bar.bar.label === bar.label
          return (
            <Bar
              key={bar.label}
              type="button"
              title={t('variant-lab.bars.times', { value: bar.label, count: bar.count })}
              aria-label={t('variant-lab.bars.times', { value: bar.label, count: bar.count })}
              aria-pressed={isPicked}
              onClick={() => onFilter(isPicked ? {} : { bar: { column, bar } })}
            >
              {/* oxlint-disable-next-line react/forbid-dom-props -- the height is the count */}
              <span style={{ height: `${(bar.count / largest) * 100}%` }} />
            </Bar>
          )
        })}
      </div>
      {head}
    </Histogram>
  )
}

function IssueFilters({ result: { report, content }, filter, onFilter }: LabFiltersProps): ReactNode {
  if (report.issues.length === 0) return null
  return (
    <Issues role="group" aria-label={t('variant-lab.filter.issue')}>
      {report.issues.map((issue, index) => (
        <Chip
          key={`${issue.kind} ${issue.path} ${issue.message}`}
          type="button"
          aria-pressed={filter.issue === index}
          onClick={() => onFilter(filter.issue === index ? {} : { issue: index })}
        >
          {t('variant-lab.filter.issue.one', {
            place: placeOf(content, issue.path).name,
            message: findingWords(issue),
          })}
        </Chip>
      ))}
    </Issues>
  )
}

/** Issues and histograms that narrow the table to what they are about. */
export function LabFilters(props: LabFiltersProps): ReactNode {
  const { result, filter, onFilter } = props
  const { report, content } = result
  const picked = { filter, onFilter }
  return (
    <>
      <IssueFilters {...props} />
      <Root>
        {report.variables
          .filter(({ distinct }) => distinct > 1)
          .map(({ name, bars }) => (
            <HistogramFilter
              key={name}
              column={`value ${name}`}
              name={name}
              head={<StaticMath latex={pillLatex(name)} />}
              bars={bars}
              {...picked}
            />
          ))}
        {report.answers
          .filter(({ distinct }) => distinct > 1)
          .map((answer) => {
            const name = answerName(answer, report.answers, content.questions)
            const column: Column = `answer ${answer.questionKey}:${answer.position}`
            return <HistogramFilter key={name} column={column} name={name} head={name} bars={answer.bars} {...picked} />
          })}
      </Root>
    </>
  )
}
