import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { fontSize, Icon, MessageBand, ProgressLine } from '@isomorph/ui'
import type { Distribution, LabReport, ProblemContent } from '@isomorph/problem'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { pillLatex, StaticMath } from '../../../math/index.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import { answerName } from './answer-names.ts'
import { countOfIssues } from './count-of-issues.ts'
import { HistogramBars } from './histogram-bars.tsx'
import { IssueList } from './issue-list.tsx'
import { LabSection } from './lab.styles.ts'
import { isReportOf, type LabResult, type LabState } from './use-lab.ts'

const LabDialog = lazyPart(async () => (await import('./lab-dialog.tsx')).LabDialog)

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  '& th': { paddingBlock: 4, paddingInline: '0 8px', textAlign: 'start', fontWeight: 620 },
  '& td': { paddingBlock: 4, paddingInline: '0 8px', verticalAlign: 'middle', overflowWrap: 'anywhere' },
})
const Opening = styled(Button)({ alignSelf: 'flex-start' })

interface DistributionRowProps {
  readonly name: string
  readonly head: ReactNode
  readonly isMath: boolean
  readonly distribution: Distribution
}

function DistributionRow({ name, head, isMath, distribution }: DistributionRowProps): ReactNode {
  const { least, most, bars, distinct } = distribution
  const shown = (text: string): ReactNode => (isMath ? <StaticMath latex={text} /> : text)
  return (
    <tr>
      <th scope="row">{head}</th>
      <td>
        {shown(least)}
        {least !== most && <> … {shown(most)}</>}
      </td>
      <td>{distinct > 1 ? <HistogramBars bars={bars} name={name} /> : t('variant-lab.always')}</td>
    </tr>
  )
}

function Distributions({ report, content }: { report: LabReport; content: ProblemContent }): ReactNode {
  if (report.variables.length + report.answers.length === 0) return null
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('variant-lab.values.value')}</th>
          <th scope="col">{t('variant-lab.values.range')}</th>
          <th scope="col">{t('variant-lab.values.often')}</th>
        </tr>
      </thead>
      <tbody>
        {report.variables.map((each) => (
          <DistributionRow
            key={each.name}
            name={each.name}
            head={<StaticMath latex={pillLatex(each.name)} />}
            isMath={false}
            distribution={each}
          />
        ))}
        {report.answers.map((each) => {
          const name = answerName(each, report.answers, content.questions)
          return <DistributionRow key={name} name={name} head={name} isMath distribution={each} />
        })}
      </tbody>
    </Table>
  )
}

/** What the header says of a version whose variants were looked at. */
export function labStatus({ result, isRunning }: LabState, content: ProblemContent): string {
  if (isRunning) return t('variant-lab.checking')
  if (result === undefined || !isReportOf(result, content)) return ''
  const { issues, count } = result.report
  return t('variant-lab.status', { issues: countOfIssues(issues), count: formatCount(count) })
}

interface OutcomeProps {
  readonly result: LabResult
  readonly content: ProblemContent
  readonly isReadOnly: boolean
  readonly onRun: () => void
  readonly onOpenVariant: (seed: number) => void
}

/** Opens the table of all variants. */
function AllVariants({ result, content, isReadOnly, onRun }: Omit<OutcomeProps, 'onOpenVariant'>): ReactNode {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Opening
        size="small"
        variant="outlined"
        startIcon={<Icon name="filter" size={16} />}
        onClick={() => setIsOpen(true)}
      >
        {t('variant-lab.all')}
      </Opening>
      <Suspense>
        {isOpen && (
          <LabDialog
            result={result}
            content={content}
            isReadOnly={isReadOnly}
            onChanged={onRun}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}

interface OutcomeOfStateProps extends OutcomeProps {
  readonly isRunning: boolean
}

function Outcome({ isRunning, ...props }: OutcomeOfStateProps): ReactNode {
  const { result, content, isReadOnly, onRun, onOpenVariant } = props
  const { report } = result
  // What is written now is being looked at where the lab runs.
  const isCurrent = isRunning || isReportOf(result, content)
  return (
    <>
      <h2>{t('variant-lab.outcome', { count: formatCount(report.count), issues: countOfIssues(report.issues) })}</h2>
      <p>
        {t(isCurrent ? 'variant-lab.outcome.different' : 'variant-lab.outcome.different.changed', {
          count: formatCount(report.distinctVariants),
        })}
      </p>
      <IssueList
        result={result}
        content={content}
        isReadOnly={isReadOnly}
        onChanged={onRun}
        onOpenVariant={onOpenVariant}
      />
      {report.rows.length > 1 && (
        <AllVariants result={result} content={content} isReadOnly={isReadOnly} onRun={onRun} />
      )}
      <Distributions report={report} content={result.content} />
    </>
  )
}

interface LabSummaryProps extends Omit<OutcomeProps, 'result'> {
  readonly state: LabState
  /** The author asked for the check: its outcome is scrolled into view. */
  readonly isAsked: boolean
}

/** What 1,000 variants have in common, those with an issue, and what fixes it; each opens that variant. */
export function LabSummary({ state, isAsked, ...rest }: LabSummaryProps): ReactNode {
  const root = useRef<HTMLElement>(null)
  const { isRunning, result, failure } = state
  useEffect(() => {
    // What comes into sight is the outcome, once there is one.
    if (isAsked && !isRunning) root.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked, isRunning])
  if (!isRunning && result === undefined && failure === undefined) return null
  return (
    <LabSection ref={root} aria-label={t('variant-lab.label')} aria-live="polite" aria-busy={isRunning}>
      {isRunning && result === undefined && <h2>{t('variant-lab.drawing')}</h2>}
      {isRunning && <ProgressLine />}
      {failure !== undefined && <MessageBand tone="error">{failure}</MessageBand>}
      {result !== undefined && <Outcome isRunning={isRunning} result={result} {...rest} />}
    </LabSection>
  )
}
