import { styled } from '@mui/material/styles'
import { color, fontSize, radius, readingWidth } from '@isomorph/ui'

/** Running text, set to be read. */
export const Prose = styled('article')({
  maxWidth: readingWidth,
  minWidth: 0,
  '& h2': { fontSize: fontSize.h3, margin: '32px 0 8px', letterSpacing: '-0.006em', scrollMarginTop: 72 },
  '& section:first-of-type h2': { marginTop: 8 },
  '& h3': { fontSize: fontSize.body, margin: '20px 0 4px' },
  '& p, & ul, & ol, & dl': { margin: '0 0 12px' },
  '& li': { marginBottom: 4 },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: '0 0 8px', color: color.textSecond },
  '& kbd': {
    border: `1px solid ${color.line}`,
    borderRadius: 4,
    padding: '0 6px',
    fontSize: fontSize.small,
    backgroundColor: color.surface,
  },
  '& code': { backgroundColor: color.sunken, borderRadius: 4, padding: '0 4px', overflowWrap: 'anywhere' },
  '& figure': {
    margin: '16px 0 20px',
    padding: 20,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    backgroundColor: color.surface,
  },
  '& figcaption': { marginTop: 16, fontSize: fontSize.small, color: color.textSecond },
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: fontSize.table, marginBottom: 12 },
  '& th, & td': {
    textAlign: 'start',
    paddingBlock: 6,
    paddingInline: '0 12px',
    borderBottom: `1px solid ${color.line}`,
    verticalAlign: 'top',
  },
  '& th': { fontSize: fontSize.small, color: color.textSecond, fontWeight: 620 },
  '& td.figure, & th.figure': { textAlign: 'end', paddingInlineEnd: 0 },
})
