import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { UserNote, UserRows, UserTitle } from './user.styles.ts'

/** Label and value, line by line. */
export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '8px 24px',
  margin: 0,
  alignItems: 'baseline',
  fontSize: fontSize.table,
  '& dt': { color: color.textSecond },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '@media (max-width: 599px)': { gridTemplateColumns: '1fr', gap: 2, '& dd': { marginBottom: 8 } },
})

/** Entries with a line between them. */
export const Entries = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: fontSize.table,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    padding: '8px 0',
  },
  '& > li + li': { borderTop: `1px solid ${color.line}` },
  '& small': { fontSize: fontSize.small, color: color.textSecond },
})

/** One part of a person's page. */
export function UserCard({ title, none, children }: { title: string; none?: string | false; children: ReactNode }) {
  return (
    <UserRows aria-label={title}>
      <UserTitle variant="h2">{title}</UserTitle>
      {none ? <UserNote>{none}</UserNote> : children}
    </UserRows>
  )
}
