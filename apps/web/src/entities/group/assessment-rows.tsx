import { styled } from '@mui/material/styles'
import { color, fontSize, radius } from '@isomorph/ui'

/** A list of assessments: what, how it stands, what to do. */
export const AssessmentList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 16px',
    alignItems: 'center',
    padding: '12px 16px',
    borderBottom: `1px solid ${color.line}`,
  },
  '& > li:last-of-type': { borderBottom: 0 },
  '& > li:hover': { backgroundColor: color.sunken },
  '& > li:first-of-type': { borderStartStartRadius: radius.card, borderStartEndRadius: radius.card },
  '& > li:last-child': { borderEndStartRadius: radius.card, borderEndEndRadius: radius.card },
  '& .what': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px', minWidth: 0 },
  '& .what a': { color: color.text, fontWeight: 620, textDecoration: 'none', overflowWrap: 'anywhere' },
  '& .what a::after': { content: '""', position: 'absolute', inset: 0 },
  '& .what a:focus-visible': { outline: 'none' },
  '& .what a:focus-visible::after': {
    outline: `2px solid ${color.primary}`,
    outlineOffset: -2,
    borderRadius: radius.control,
  },
  '& li:hover .what a': { color: color.primary },
  '& .facts': {
    gridColumn: 1,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 16px',
    fontSize: fontSize.table,
    color: color.textSecond,
    fontVariantNumeric: 'tabular-nums',
  },
  // Above the link of the whole row.
  '& .facts a': { position: 'relative', zIndex: 1, color: color.primary },
  '& .do': {
    position: 'relative',
    zIndex: 1,
    gridColumn: 2,
    gridRow: '1 / span 2',
    display: 'flex',
    gap: 4,
    alignItems: 'center',
  },
})
