import { styled } from '@mui/material/styles'
import { color, fontSize, radius } from '@isomorph/ui'
import { NavLink } from 'react-router'

export interface NavEntry {
  readonly label: string
  readonly href: string
}

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a': {
    display: 'block',
    padding: '8px 12px',
    borderRadius: radius.control - 2,
    color: color.text,
    textDecoration: 'none',
    fontSize: fontSize.table,
    overflowWrap: 'anywhere',
  },
  '& a:hover': { backgroundColor: color.sunken },
  '& a[aria-current="page"]': { color: color.primary, backgroundColor: color.primarySoft },
})

/** The links of one menu. */
export function NavLinks({ entries, label }: { entries: readonly NavEntry[]; label?: string }) {
  return (
    <List aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.href}>
          <NavLink to={entry.href} end>
            {entry.label}
          </NavLink>
        </li>
      ))}
    </List>
  )
}
