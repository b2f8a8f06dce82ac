import { color, fontSize, SkeletonBar } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

/** Two fields side by side where there is room. */
export const FieldPair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  alignItems: 'start',
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** One scope, or one thing that holds, to a line. */
export const Lines = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 16px',
    padding: '8px 0',
    minHeight: 48,
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: `1px solid ${color.line}` },
})

export const ScopeName = styled('strong')({ flex: '0 1 160px', fontWeight: 620 })
export const ScopeWords = styled('span')({ flex: '1 1 160px', minWidth: 0 })
export const Quiet = styled('span')({ color: color.textSecond, fontSize: fontSize.small })
export const ScopesSkeleton = styled(SkeletonBar)({ height: 120 })
export const PartTitle = styled('h3')({ fontSize: fontSize.body, fontWeight: 620, margin: '16px 0 4px' })
