import { styled } from '@mui/material/styles'
import { color, fontSize, Icon, radius } from '@isomorph/ui'
import type { Finding } from '@isomorph/problem'
import type { ReactNode } from 'react'
import { passesClicks } from '../editor.styles.ts'

/** A line of the outline that opens what it names; lists add how its parts stand. */
export const OutlineRow = styled('button')({
  alignItems: 'center',
  gap: 8,
  width: '100%',
  padding: '4px 8px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontSize: fontSize.table,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover, &[aria-current="true"]': { backgroundColor: color.sunken },
  '& .mark': { display: 'inline-flex', color: color.errorText },
  '& .mark[data-remark="true"]': { color: color.textSecond },
  '& svg': passesClicks,
})

/** The sign of a finding about what the line names. Its place stays where nothing is found. */
export function FindingMark({ finding }: { finding: Finding | undefined }): ReactNode {
  const isRemark = finding?.level === 'InvalidForUseInfo'
  return (
    <span className="mark" data-remark={isRemark} title={finding?.message}>
      {finding && <Icon name={isRemark ? 'info' : 'alert'} size={18} title={finding.message} />}
    </span>
  )
}
