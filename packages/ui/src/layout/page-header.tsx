import { styled } from '@mui/material/styles'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { color, fontSize, notOnPaper } from '../theme/tokens.ts'
import { uiText } from '../texts.ts'

const Root = styled('header')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"crumbs crumbs" "title actions" "meta actions"',
  gap: '4px 16px',
  paddingBlock: '24px 16px',
  '& .actions': { gridArea: 'actions', display: 'flex', flexWrap: 'wrap', gap: 8, alignSelf: 'center', ...notOnPaper },
  '@media (max-width: 719px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"crumbs" "title" "meta" "actions"',
    '& .actions': { marginTop: 8 },
  },
  // On a phone the actions fill their lines, so that none is left over beside a gap.
  '@media (max-width: 439px)': { '& .actions > :is(button, a)': { flexGrow: 1 } },
})
const Crumbs = styled('nav')({
  gridArea: 'crumbs',
  fontSize: fontSize.table,
  color: color.textSecond,
  ...notOnPaper,
  '& ol': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 4, margin: 0, padding: 0 },
  '& li': { display: 'flex', alignItems: 'center', gap: 4, overflowWrap: 'anywhere' },
})
const Meta = styled('div')({ gridArea: 'meta', color: color.textSecond, fontSize: fontSize.table })

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
        <Crumbs aria-label={uiText('ui.breadcrumb')}>
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
      <Typography variant="h1" tabIndex={-1} sx={{ gridArea: 'title', minWidth: 0 }}>
        {title}
      </Typography>
      {actions && <div className="actions">{actions}</div>}
      {meta && <Meta>{meta}</Meta>}
    </Root>
  )
}
