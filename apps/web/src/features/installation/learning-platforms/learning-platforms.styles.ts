import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'

export const Sections = styled('div')({
  display: 'grid',
  gap: 16,
  '& section': { display: 'grid', gap: 16 },
  '& h2': { margin: 0, fontSize: 16, lineHeight: 1.5 },
})

export const KeyList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  '& li': { display: 'grid', gap: 2, fontSize: fontSize.table },
  '& li span + span': { color: color.textSecond },
})

export const Places = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: 8,
  fontSize: fontSize.table,
  '& dt': { fontWeight: 620 },
  '& dd': { margin: 0, color: color.textSecond },
})
