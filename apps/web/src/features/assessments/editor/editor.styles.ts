import { Card, SkeletonBar, VisuallyHidden, color } from '@isomorph/ui'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'

/** Parts of the editor below each other. */
export const EditorRows = styled('div')({ display: 'grid', gap: 16 })

export const ProblemName = styled('strong')({ fontWeight: 620 })

export const Second = styled('span')({ color: color.textSecond })

export const SearchRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'center',
  marginBottom: 8,
})

export const NameRoom = styled('div')({ maxWidth: 640 })

export const ListCard = styled(Card)({ padding: '0 !important', overflow: 'hidden' })

export const MoveMessage = styled(VisuallyHidden)({ color: color.text })

export const PreviewSection = styled('section')({ display: 'grid', gap: 16 })

export const PreviewHead = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })

export const PreviewSkeleton = styled(SkeletonBar)({ height: 120 })

export const StatementTitle = styled(Typography)({ marginBottom: 8 })

export const SolutionRoom = styled('div')({
  marginTop: 12,
  paddingTop: 12,
  borderTop: `1px solid ${color.line}`,
  overflowX: 'auto',
  '& h4': { margin: '0 0 4px' },
  '& ol': { margin: '0 0 12px', paddingInlineStart: 24 },
})
