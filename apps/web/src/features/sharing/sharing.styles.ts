import { styled } from '@mui/material/styles'
import { Card, color, fontSize } from '@isomorph/ui'

export const Section = styled('section')({
  display: 'grid',
  gap: 12,
  '& > h3': { margin: 0, fontSize: fontSize.body, fontWeight: 680 },
})

export const Rows = styled('ul')({
  display: 'grid',
  gap: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.line}`,
})

/** What it is on the left, what is done with it on the right; below each other where the window is narrow. */
export const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 0',
  borderBottom: `1px solid ${color.line}`,
  '& > :first-of-type': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
})

export const Name = styled('strong')({ fontWeight: 620 })

export const Detail = styled('span')({
  display: 'block',
  fontSize: fontSize.small,
  color: color.textSecond,
})

export const Actions = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

export const DialogBody = styled('div')({ display: 'grid', gap: 28 })

export const NewLibraryCard = styled(Card)({ display: 'grid', gap: 20, maxWidth: 720 })

export const SearchRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  marginBottom: 8,
})

export const Muted = styled('span')({ color: color.textSecond })

export const NoWrap = styled('span')({ whiteSpace: 'nowrap' })

/** Its words stay readable beside the other filters. */
export const OrderRoom = styled('div')({ flex: '0 0 172px' })
