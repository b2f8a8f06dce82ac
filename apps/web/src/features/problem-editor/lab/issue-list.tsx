import { inParts } from '../../../messages/in-parts.tsx'
import { t } from '@isomorph/messages'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { color, Icon } from '@isomorph/ui'
import { applyMend, type LabIssue, type Mend, type ProblemContent } from '@isomorph/problem'
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
const MendMath = styled('span')({ marginInlineStart: 6 })

function MendButton({ mend, onMend }: { mend: Mend; onMend: (mend: Mend) => void }): ReactNode {
  return (
    <Button size="small" variant="contained" onClick={() => onMend(mend)}>
      {mend.label}
      {mend.latex !== undefined && (
        <MendMath>
          <StaticMath latex={mend.latex} />
        </MendMath>
      )}
    </Button>
  )
}

interface IssueRowProps {
  readonly issue: LabIssue
  readonly result: LabResult
  /** Mends apply to what was looked at. */
  readonly canMend: boolean
  readonly onMend: (mend: Mend) => void
  readonly onOpenVariant: (seed: number) => void
}

function IssueRow({ issue, result, canMend, onMend, onOpenVariant }: IssueRowProps): ReactNode {
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
        {issue.mends.length === 0 && ` ${issue.remedy}`}
      </Said>
      <Acts>
        {canMend && issue.mends.map((mend) => <MendButton key={mend.label} mend={mend} onMend={onMend} />)}
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

/** What the lab found, with what was tried and mends it. */
export function IssueList({ result, content, isReadOnly, onChanged, onOpenVariant }: IssueListProps): ReactNode {
  const { change, nextId } = useEditorActions()
  const mend = ({ change: mending }: Mend): void => {
    change((before) => applyMend(before, mending, nextId))
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
          canMend={!isReadOnly && result.content === content}
          onMend={mend}
          onOpenVariant={onOpenVariant}
        />
      ))}
    </List>
  )
}
