import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { nameMaximumLength, type Problem } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, fontSize, Icon } from '@isomorph/ui'
import { memo, type ReactNode } from 'react'
import { EditorPresence } from '../editor-presence/index.ts'
import { ShareProblemButton } from '../sharing/index.ts'

import { InvisibleHeading } from './editor.styles.ts'
import { FindingsSummary } from './findings-summary.tsx'

const Root = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '10px 0 4px',
  // The state of saving stays in sight where there is room for it.
  '@media (min-width: 1100px)': {
    position: 'sticky',
    top: 'var(--navigation-height, 56px)',
    zIndex: 5,
    backgroundColor: color.page,
  },
})
const Crumb = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  fontSize: fontSize.table,
  color: color.textSecond,
})
const Title = styled('input')({
  flex: '1 1 220px',
  '@media (max-width: 599px)': { flexBasis: 120 },
  minWidth: 0,
  padding: '4px 8px',
  border: '1px solid transparent',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize.h3,
  fontWeight: 680,
  textOverflow: 'ellipsis',
  '&:hover': { borderColor: color.line },
  '&:focus': { borderColor: color.primary, outline: 'none', backgroundColor: color.surface },
})
const Side = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
  '@media (max-width: 599px)': {
    order: 2,
    width: '100%',
    gap: 4,
    '& > :first-of-type': { marginInlineEnd: 'auto' },
    '& button': { paddingInline: 10 },
  },
})
const Status = styled('span')({ fontSize: fontSize.small, color: color.textSecond, whiteSpace: 'nowrap' })

interface EditorHeaderProps {
  readonly name: string
  readonly onNameChange: (name: string) => void
  readonly status: string
  readonly versionNumber: number | undefined
  readonly onShowVersions: () => void
  readonly onCheck: () => void
  readonly canSave: boolean
  readonly isSaving: boolean
  readonly onSave: () => void
  /** Absent for one that was never saved. */
  readonly problem?: Problem | undefined
}

/** The way back, the name, the state of saving, and what one does with the whole problem. */
export const EditorHeader = memo(function EditorHeader(props: EditorHeaderProps): ReactNode {
  return (
    <Root>
      <Crumb aria-label={t('problem-editor.breadcrumb')}>
        <Link href="/problems" color="inherit" underline="hover">
          {t('shared.problems')}
        </Link>
        <Icon name="chevronRight" size={14} />
      </Crumb>
      <InvisibleHeading>
        <Title
          aria-label={t('problem-editor.name')}
          value={props.name}
          maxLength={nameMaximumLength}
          readOnly={!props.canSave}
          placeholder={t('problem-editor.untitled')}
          onChange={(event) => props.onNameChange(event.target.value)}
        />
      </InvisibleHeading>
      <Side>
        {props.problem && props.canSave && <EditorPresence entity="Problem" entityId={props.problem.id} />}
        <Status role="status">{props.status}</Status>
        {props.versionNumber !== undefined && (
          <Button size="small" onClick={props.onShowVersions} endIcon={<Icon name="chevronDown" size={16} />}>
            {t('problem-editor.version', { number: String(props.versionNumber) })}
          </Button>
        )}
        <Button variant="outlined" onClick={props.onCheck}>
          {t('problem-editor.check')}
        </Button>
        {props.problem && <ShareProblemButton problem={props.problem} />}
      </Side>
      {props.canSave && (
        <Button className="save" variant="contained" disabled={props.isSaving} onClick={props.onSave} title="Ctrl+S">
          {t('problem-editor.save')}
        </Button>
      )}
      <FindingsSummary />
    </Root>
  )
})
