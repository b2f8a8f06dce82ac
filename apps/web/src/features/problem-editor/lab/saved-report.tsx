import { inParts } from '../../../messages/in-parts.tsx'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { VariantReport } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { ProblemContent } from '@isomorph/problem'
import { color, fontSize, Icon } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { formatCount } from '../../../numbers/counts.ts'
import { placeOf } from '../draft/usages.ts'
import { useGetVariantReportQuery } from '../problem-editor.api.ts'
import { variantReportWords } from './variant-report-words.ts'

const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginTop: 12,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.table,
  '& h2': { margin: 0, fontSize: fontSize.body, fontWeight: 650 },
  '& p': { margin: 0, color: color.textSecond },
  '& ul': { display: 'flex', flexDirection: 'column', gap: 12, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '6px 8px', overflowWrap: 'anywhere' },
})
const Mark = styled('span')({
  display: 'inline-flex',
  marginTop: 2,
  color: color.warningText,
  '&[data-level="InvalidForUseError"]': { color: color.errorText },
})
const Acts = styled('div')({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: 6 })

const pollingMilliseconds = 2000
/** A report that takes longer waits for a worker: whoever opens the problem again sees it. */
const maximumPolls = 60

/**
 * The report of a version, asked for again for a while as long as it is not there. A request is tried several times; what fails
 * nevertheless is not asked for again.
 */
function useReport(problemId: number, revisionNumber: number): VariantReport | undefined {
  const [polls, setPolls] = useState(0)
  const params = { problemId, revisionNumber }
  const [isWaiting, setWaiting] = useState(true)
  const [isFailed, setFailed] = useState(false)
  const { currentData, fulfilledTimeStamp, isError } = useGetVariantReportQuery(
    { params },
    {
      pollingInterval: isWaiting && !isFailed && polls < maximumPolls ? pollingMilliseconds : 0,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const [seenAt, setSeenAt] = useState<number>()
  if (fulfilledTimeStamp !== seenAt) {
    setSeenAt(fulfilledTimeStamp)
    setPolls(polls + 1)
    setWaiting(currentData?.state === 'waiting')
  }
  if (isError !== isFailed) setFailed(isError)
  return currentData
}

interface IssueProps {
  readonly issue: VariantReport['issues'][number]
  readonly variants: number
  readonly content: ProblemContent
  /** Absent where the problem was changed since: a seed would draw another variant. */
  readonly onOpenVariant: ((seed: number) => void) | undefined
}

function Issue({ issue, variants, content, onOpenVariant }: IssueProps): ReactNode {
  const { level, path, message, count, seeds } = issue
  const drawn = seeds.filter((seed) => seed > 0).slice(0, 3)
  const isError = level === 'InvalidForUseError'
  return (
    <li>
      <Mark data-level={level}>
        <Icon name="alert" size={16} title={t(isError ? 'variant-lab.issue.error' : 'variant-lab.issue.warning')} />
      </Mark>
      <span>
        {inParts('variant-lab.issue.place', {
          place: <b>{placeOf(content, path).name}</b>,
          message:
            count > 0 && count < variants
              ? t('variant-lab.issue.in', { message, count: formatCount(count), all: formatCount(variants) })
              : message,
        })}
      </span>
      {onOpenVariant && drawn.length > 0 && (
        <Acts>
          {drawn.map((seed) => (
            <Button key={seed} size="small" onClick={() => onOpenVariant(seed)}>
              {t('variant-lab.issue.variant', { number: String(seed) })}
            </Button>
          ))}
        </Acts>
      )}
    </li>
  )
}

interface SavedReportProps {
  readonly problemId: number
  readonly revisionNumber: number
  readonly content: ProblemContent
  readonly isChanged: boolean
  readonly onOpenVariant: (seed: number) => void
}

/** What the server has found in 5,000 variants of the saved version. */
export function SavedReport(props: SavedReportProps): ReactNode {
  const { problemId, revisionNumber, content, isChanged, onOpenVariant } = props
  const report = useReport(problemId, revisionNumber)
  if (report === undefined || report.state === 'absent') return null
  return (
    <Root aria-label={t('variant-lab.saved.label')} aria-live="polite">
      <h2>{t('variant-lab.saved.title', { number: String(revisionNumber), words: variantReportWords(report) })}</h2>
      {report.state === 'waiting' && <p>{t('variant-lab.saved.waiting')}</p>}
      {report.state === 'failed' && <p>{t('variant-lab.saved.failed')}</p>}
      {report.state === 'tooLong' && <p>{t('variant-lab.saved.tooLong')}</p>}
      {report.issues.length > 0 && (
        <ul aria-label={t('variant-lab.issues.saved')}>
          {report.issues.map((issue) => (
            <Issue
              key={`${issue.path} ${issue.message}`}
              issue={issue}
              variants={report.variants}
              content={content}
              onOpenVariant={isChanged ? undefined : onOpenVariant}
            />
          ))}
        </ul>
      )}
    </Root>
  )
}
