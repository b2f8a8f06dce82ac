import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const Summary = styled('p')({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', margin: '0 0 16px' })

export const CodeLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  margin: '0 0 16px',
})

/** Read off a screen at the front of a room, letter by letter. */
export const CodeText = styled('strong')({ fontSize: fontSize.h3, letterSpacing: 2, overflowWrap: 'anywhere' })

export const Filters = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 12,
})

export const Marks = styled('span')({
  letterSpacing: 2,
  whiteSpace: 'nowrap',
  marginInlineStart: 8,
  color: color.textSecond,
})

export const Quiet = styled('span')({ color: color.textSecond, fontSize: fontSize.small })

/** Which problem is open: its number stays beside the word. */
export const Place = styled(Quiet)({ display: 'inline-block', whiteSpace: 'nowrap' })

export const Alerts = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: 6 })

export const Announcements = styled('ul')({
  listStyle: 'none',
  margin: '0 0 16px',
  padding: 0,
  display: 'grid',
  gap: 8,
})

export const AnnouncementLine = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  overflowWrap: 'anywhere',
})

export const ReceiptList = styled('ul')({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 16, padding: '4px 0' },
})

export const AnnouncementText = styled('span')({ flex: '1 1 240px', whiteSpace: 'pre-line', minWidth: 0 })
