import { styled } from '@mui/material/styles'
import { Card, color, fontSize } from '@isomorph/ui'

export const CopyForm = styled('div')({ display: 'grid', gap: 24, maxWidth: 960 })
export const CopyCard = styled(Card)({ display: 'grid', gap: 20 })
export const CopyNote = styled('p')({ margin: 0, color: color.textSecond, fontSize: fontSize.table, maxWidth: 720 })

/** The assessments, one below the other. */
export const CopyRows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' })

/** One assessment: its name, and its dates beside each other where there is room. */
export const CopyRowFrame = styled('li')({
  display: 'grid',
  gap: 12,
  padding: '16px 0',
  borderTop: `1px solid ${color.line}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
})
export const CopyDates = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: 16,
})
