import { inParts } from '../../../messages/in-parts.tsx'
import type { VariantReport } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import type { ProblemContent } from '@isomorph/problem'
import { Icon } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { formatCount } from '../../../numbers/counts.ts'
import { placeOf } from '../draft/usages.ts'
import { useGetVariantReportQuery } from '../problem-editor.api.ts'
import { IssueActions, IssueMark, Issues, LabSection } from './lab.styles.ts'
import { shownSeeds, VariantButtons } from './variant-buttons.tsx'
import { variantReportWords } from './variant-report-words.ts'
import { findingWords } from '../../../entities/finding/finding-words.ts'

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
  const { level, path, count, seeds } = issue
  const message = findingWords(issue)
  const drawn = shownSeeds(seeds)
  const isError = level === 'InvalidForUseError'
  return (
    <li>
      <IssueMark data-level={level}>
        <Icon name="alert" size={16} title={t(isError ? 'variant-lab.issue.error' : 'variant-lab.issue.warning')} />
      </IssueMark>
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
        <IssueActions>
          <VariantButtons seeds={drawn} onOpenVariant={onOpenVariant} />
        </IssueActions>
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
    <LabSection aria-label={t('variant-lab.saved.label')} aria-live="polite">
      <h2>{t('variant-lab.saved.title', { number: String(revisionNumber), words: variantReportWords(report) })}</h2>
      {report.state === 'waiting' && <p>{t('variant-lab.saved.waiting')}</p>}
      {report.state === 'failed' && <p>{t('variant-lab.saved.failed')}</p>}
      {report.state === 'tooLong' && <p>{t('variant-lab.saved.tooLong')}</p>}
      {report.issues.length > 0 && (
        <Issues aria-label={t('variant-lab.issues.saved')}>
          {report.issues.map((issue) => (
            <Issue
              key={`${issue.path} ${issue.message}`}
              issue={issue}
              variants={report.variants}
              content={content}
              onOpenVariant={isChanged ? undefined : onOpenVariant}
            />
          ))}
        </Issues>
      )}
    </LabSection>
  )
}
