import { inParts } from '../../../messages/in-parts.tsx'
import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Icon } from '@isomorph/ui'
import { applyFix, type Fix, type LabIssue, type ProblemContent } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { StaticMath } from '../../../math/index.ts'
import { useEditorActions } from '../draft/editor-context.ts'
import { placeOf } from '../draft/usages.ts'
import { IssueActions, IssueMark, Issues } from './lab.styles.ts'
import { isReportOf, type LabResult } from './use-lab.ts'
import { shownSeeds, VariantButtons } from './variant-buttons.tsx'
import { findingWords } from '../../../entities/finding/finding-words.ts'

const FixMath = styled('span')({ marginInlineStart: 6 })

function FixButton({ fix, onFix }: { fix: Fix; onFix: (fix: Fix) => void }): ReactNode {
  return (
    <Button size="small" variant="contained" onClick={() => onFix(fix)}>
      {findingWords(fix.label)}
      {fix.latex !== undefined && (
        <FixMath>
          <StaticMath latex={fix.latex} />
        </FixMath>
      )}
    </Button>
  )
}

interface IssueRowProps {
  readonly issue: LabIssue
  readonly result: LabResult
  /** Fixes apply to what was looked at. */
  readonly canFix: boolean
  readonly onFix: (fix: Fix) => void
  readonly onOpenVariant: (seed: number) => void
}

function IssueRow({ issue, result, canFix, onFix, onOpenVariant }: IssueRowProps): ReactNode {
  const { report, content } = result
  const isOfSome = issue.example !== undefined && report.distinctVariants > 1
  return (
    <li>
      <IssueMark data-level={issue.level}>
        <Icon
          name="alert"
          size={16}
          title={t(issue.level === 'InvalidForUseError' ? 'variant-lab.issue.keeps' : 'variant-lab.issue.look')}
        />
      </IssueMark>
      <span>
        {inParts('variant-lab.issue.place', {
          place: <b>{placeOf(content, issue.path).name}</b>,
          message: isOfSome
            ? t('variant-lab.issue.in', {
                message: findingWords(issue),
                count: String(issue.count),
                all: String(report.count),
              })
            : findingWords(issue),
        })}
        {issue.fixes.length === 0 && ` ${findingWords(issue.remedy)}`}
      </span>
      <IssueActions>
        {canFix && issue.fixes.map((fix) => <FixButton key={fix.label.message} fix={fix} onFix={onFix} />)}
        {isOfSome && <VariantButtons seeds={shownSeeds(issue.seeds)} onOpenVariant={onOpenVariant} />}
      </IssueActions>
    </li>
  )
}

interface IssueListProps {
  readonly result: LabResult
  /** What is being written now. */
  readonly content: ProblemContent
  readonly isReadOnly: boolean
  readonly onChanged: () => void
  readonly onOpenVariant: (seed: number) => void
}

/** What the lab found, with what was tried and fixes it. */
export function IssueList({ result, content, isReadOnly, onChanged, onOpenVariant }: IssueListProps): ReactNode {
  const { change, nextId } = useEditorActions()
  const fix = ({ change: fixChange }: Fix): void => {
    change((before) => applyFix(before, fixChange, nextId))
    onChanged()
  }
  if (result.report.issues.length === 0) return null
  return (
    <Issues aria-label={t('variant-lab.issues')}>
      {result.report.issues.map((issue) => (
        <IssueRow
          key={`${issue.kind} ${issue.path} ${issue.message}`}
          issue={issue}
          result={result}
          canFix={!isReadOnly && isReportOf(result, content)}
          onFix={fix}
          onOpenVariant={onOpenVariant}
        />
      ))}
    </Issues>
  )
}
