import { SkeletonBar, color, fontSize, notOnPaper, radius } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

/** Scoring by hand: percent beside the comment, the buttons below. */
export const ScoreRows = styled('div')({ display: 'grid', gap: 12 })
export const ScoreFields = styled('div')({ display: 'grid', gridTemplateColumns: '120px 1fr', gap: 12 })
export const ScoreActions = styled('div')({ display: 'flex', gap: 8 })
/** Pushes what follows to the other end. */
export const Spacer = styled('span')({ flex: 1 })

export const StandingRow = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })

export const ResponseBox = styled('div')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  padding: 16,
  marginBottom: 8,
  display: 'grid',
  gap: 10,
})

export const ResponseHead = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 })

export const AtEnd = styled('span')({ marginInlineStart: 'auto' })

export const Readings = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '4px 16px',
  margin: 0,
  fontSize: fontSize.table,
})

export const TypedCode = styled('code')({ color: color.textSecond, overflowWrap: 'anywhere' })

export const ReadingName = styled('dt')({ color: color.textSecond })

export const Reading = styled('dd')({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' })

export const FacetList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  fontSize: fontSize.small,
})

export const PanelRows = styled('div')({ padding: 24, display: 'flex', flexDirection: 'column', gap: 20 })

export const PanelHead = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 })

export const PanelTitle = styled('h2')({ margin: 0, fontSize: fontSize.h3, flex: 1 })

export const PanelSkeleton = styled(SkeletonBar)({ height: 200 })

export const PanelFacts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: color.textSecond,
  fontSize: fontSize.table,
})

export const StatementSummary = styled('summary')({ cursor: 'pointer', color: color.primary })

export const StatementRoom = styled('div')({ marginTop: 12 })

export const SeedNote = styled('p')({ fontSize: fontSize.small, color: color.textSecond })

export const Paragraph = styled('p')({ margin: 0 })

export const AttemptHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBottom: 8,
})

export const AttemptTitle = styled('h3')({ margin: 0, fontSize: fontSize.body })

export const AttemptMoment = styled('span')({ color: color.textSecond, fontSize: fontSize.small })

export const PointsOf = styled('span')({ color: color.textSecond, fontWeight: 400 })

export const CellWithMark = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 })

export const MarkToSet = styled('span')({ color: color.primary })

export const Second = styled('span')({ color: color.textSecond })

export const FilterRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlock: '8px 12px',
  ...notOnPaper,
})

export const ScoreButtons = styled('span')({ display: 'inline-flex', gap: 8 })

export const FactValue = styled('div')({ fontSize: fontSize.h3, fontWeight: 620, fontVariantNumeric: 'tabular-nums' })

export const FactName = styled('div')({ fontSize: fontSize.small, color: color.textSecond })

export const FactRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '16px 40px',
  paddingBlock: 8,
})

export const AtFarEnd = styled('div')({ marginInlineStart: 'auto' })

export const Facet = styled('li')({
  display: 'inline-flex',
  gap: 4,
  color: color.errorText,
  '&[data-met="true"]': { color: color.successText },
})

/** A box to tick, in the grid. */
export const Tick = styled('input')({
  width: 18,
  height: 18,
  marginBlock: 0,
  marginInline: '0 12px',
  verticalAlign: -3,
  accentColor: color.primary,
  cursor: 'pointer',
})
