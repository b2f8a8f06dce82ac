import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

/** Sections beside pools, where there is room. */
export const StructureRows = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  alignItems: 'start',
  '& h2': { margin: '0 0 8px', fontSize: fontSize.body },
})

export const PartList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'grid', gap: 12, padding: '12px 0', borderBottom: `1px solid ${color.line}`, marginBottom: 12 },
})

export const PartNote = styled('p')({ margin: '0 0 8px', fontSize: fontSize.table, color: color.textSecond })
