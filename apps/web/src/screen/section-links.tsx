import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'
import { NavLink } from 'react-router'

const Root = styled('nav')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  borderBottom: `1px solid ${color.line}`,
  marginBottom: 24,
  '& a': {
    fontSize: fontSize.table,
    fontWeight: 620,
    color: color.textSecond,
    textDecoration: 'none',
    padding: '10px 12px',
    borderBottom: '2px solid transparent',
    marginBottom: -1,
    whiteSpace: 'nowrap',
  },
  '& a:hover': { color: color.text },
  '& a[aria-current="page"]': { color: color.primary, borderBottomColor: color.primary },
  '& a:focus-visible': { outlineOffset: -2 },
})

export interface SectionLink {
  readonly label: string
  readonly href: string
  /** It stays the current one on pages whose addresses begin with its own. */
  readonly hasPagesBelow?: boolean
}

/** The pages of one thing, each with an address of its own. */
export function SectionLinks({ label, links }: { label: string; links: readonly SectionLink[] }) {
  return (
    <Root aria-label={label}>
      {links.map((link) => (
        <NavLink key={link.href} to={link.href} end={link.hasPagesBelow !== true}>
          {link.label}
        </NavLink>
      ))}
    </Root>
  )
}
