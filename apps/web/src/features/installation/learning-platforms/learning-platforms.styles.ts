import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'

export const Sections = styled('div')({
  display: 'grid',
  gap: 16,
  '& section': { display: 'grid', gap: 16 },
  '& h2': { margin: 0, fontSize: 16, lineHeight: 1.5 },
})

export const Places = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: 8,
  fontSize: fontSize.table,
  '& dt': { fontWeight: 620 },
  '& dd': { margin: 0, color: color.textSecond },
})
