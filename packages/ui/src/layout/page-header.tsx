import { styled } from '@mui/material/styles'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { color, fontSize } from '../theme/tokens.ts'

const Root = styled('header')({ display: 'flex', flexDirection: 'column', gap: 4, paddingBlock: '24px 16px' })
const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '12px 16px', alignItems: 'center' })
const Crumbs = styled('nav')({
  fontSize: fontSize.table,
  color: color.textSecond,
  '& ol': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 4, margin: 0, padding: 0 },
  '& li': { display: 'flex', alignItems: 'center', gap: 4, overflowWrap: 'anywhere' },
})
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' })
const Meta = styled('div')({ color: color.textSecond, fontSize: fontSize.table })

export interface Breadcrumb {
  readonly label: string
  readonly href: string
}

/** Title of a page with the way to it, a line about it, and its actions; at most one action is primary. */
export function PageHeader({
  title,
  breadcrumbs = [],
  meta,
  actions,
}: {
  title: ReactNode
  breadcrumbs?: readonly Breadcrumb[]
  meta?: ReactNode
  actions?: ReactNode
}) {
  return (
    <Root>
      {breadcrumbs.length > 0 && (
        <Crumbs aria-label="Breadcrumb">
          <ol>
            {breadcrumbs.map((crumb) => (
              <li key={crumb.href}>
                <Link href={crumb.href} color="inherit" underline="hover">
                  {crumb.label}
                </Link>
                <Icon name="chevronRight" size={14} />
              </li>
            ))}
          </ol>
        </Crumbs>
      )}
      <Row>
        <Typography variant="h1" tabIndex={-1} sx={{ minWidth: 0 }}>
          {title}
        </Typography>
        {actions && <Actions>{actions}</Actions>}
      </Row>
      {meta && <Meta>{meta}</Meta>}
    </Root>
  )
}
