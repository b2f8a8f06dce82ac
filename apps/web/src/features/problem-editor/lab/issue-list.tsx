import { inParts } from '../../../messages/in-parts.tsx'
import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { color, Icon } from '@isomorph/ui'
import { applyFix, type Fix, type LabIssue, type ProblemContent } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { StaticMath } from '../../../math/index.ts'
import { useEditorActions } from '../draft/editor-context.ts'
import { placeOf } from '../draft/usages.ts'
import type { LabResult } from './use-lab.ts'

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '6px 8px' },
})
const Mark = styled('span')({
  display: 'inline-flex',
  marginTop: 2,
  color: color.warningText,
  '&[data-level="InvalidForUseError"]': { color: color.errorText },
})
const Acts = styled('div')({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: 6 })
const Said = styled('span')({ overflowWrap: 'anywhere' })
const FixMath = styled('span')({ marginInlineStart: 6 })

function FixButton({ fix, onFix }: { fix: Fix; onFix: (fix: Fix) => void }): ReactNode {
  return (
    <Button size="small" variant="contained" onClick={() => onFix(fix)}>
      {fix.label}
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
  const seeds = issue.seeds.filter((seed) => seed > 0).slice(0, 3)
  const { report, content } = result
  const isOfSome = issue.example !== undefined && report.distinctVariants > 1
  return (
    <li>
      <Mark data-level={issue.level}>
        <Icon
          name="alert"
          size={16}
          title={t(issue.level === 'InvalidForUseError' ? 'variant-lab.issue.keeps' : 'variant-lab.issue.look')}
        />
      </Mark>
      <Said>
        {inParts('variant-lab.issue.place', {
          place: <b>{placeOf(content, issue.path).name}</b>,
          message: isOfSome
            ? t('variant-lab.issue.in', {
                message: issue.message,
                count: String(issue.count),
                all: String(report.count),
              })
            : issue.message,
        })}
        {issue.fixes.length === 0 && ` ${issue.remedy}`}
      </Said>
      <Acts>
        {canFix && issue.fixes.map((fix) => <FixButton key={fix.label} fix={fix} onFix={onFix} />)}
        {isOfSome &&
          seeds.map((seed) => (
            <Button key={seed} size="small" onClick={() => onOpenVariant(seed)}>
              {t('variant-lab.issue.variant', { number: String(seed) })}
            </Button>
          ))}
      </Acts>
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
    <List aria-label={t('variant-lab.issues')}>
      {result.report.issues.map((issue) => (
        <IssueRow
          key={`${issue.kind} ${issue.path} ${issue.message}`}
          issue={issue}
          result={result}
          canFix={!isReadOnly && result.content === content}
          onFix={fix}
          onOpenVariant={onOpenVariant}
        />
      ))}
    </List>
  )
}
