import { styled } from '@mui/material/styles'
import { color, fontSize, readingWidth } from '@isomorph/ui'

/** Running text, set to be read. */
export const Prose = styled('article')({
  maxWidth: readingWidth,
  '& h2': { fontSize: fontSize.h3, margin: '32px 0 8px', letterSpacing: '-0.006em' },
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
  '& code': { backgroundColor: color.sunken, borderRadius: 4, padding: '0 4px' },
})
