import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'

/** A part of the preview on what variants have shown. */
export const LabSection = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginTop: 12,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize.table,
  '& h2': { margin: 0, fontSize: fontSize.body, fontWeight: 650 },
  '& p': { margin: 0, color: color.textSecond },
})

/** Issues one by one: a mark beside each, what is wrong, and buttons below. */
export const Issues = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '6px 8px', overflowWrap: 'anywhere' },
})

export const IssueMark = styled('span')({
  display: 'inline-flex',
  marginTop: 2,
  color: color.warningText,
  '&[data-level="InvalidForUseError"]': { color: color.errorText },
})

export const IssueActions = styled('div')({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: 6 })
