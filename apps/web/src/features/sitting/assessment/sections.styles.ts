import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

/** The section of a problem, above it. */
export const SectionRoom = styled('section')({
  '& h2': { margin: 0, fontSize: fontSize.body, color: color.textSecond },
  '& p:last-child': { marginBottom: 0 },
})

export const SectionRows = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  '& li': { borderTop: `1px solid ${color.line}`, paddingTop: 12 },
  '& h2': { margin: 0, fontSize: fontSize.body },
})

export const SectionFacts = styled('p')({ margin: 0, fontSize: fontSize.table, color: color.textSecond })
