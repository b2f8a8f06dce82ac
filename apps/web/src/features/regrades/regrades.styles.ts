import { Card, color, fontSize, radius } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })

export const Title = styled('h2')({ margin: '8px 0 0', fontSize: fontSize.h3 })

export const ItemCard = styled('details')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  padding: '0 20px',
  '&[open]': { paddingBottom: 20 },
  // What opens looks like it: the arrow points down while the fields are shown.
  '& > summary > svg': { alignSelf: 'center', flexShrink: 0 },
  '&[open] > summary > svg': { transform: 'rotate(90deg)' },
})

export const ItemSummary = styled('summary')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 12px',
  padding: '14px 0',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
})

export const ItemName = styled('strong')({ flex: '1 1 200px', fontWeight: 620 })

export const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: '2fr 2fr 1fr',
  gap: 16,
  alignItems: 'start',
  '@media (max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

export const QuestionFields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: 16,
  marginTop: 16,
})

export const Quiet = styled('span')({ color: color.textSecond, fontSize: fontSize.small })

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })

export const Facts = styled(Card)({ display: 'flex', flexWrap: 'wrap', gap: '16px 40px', alignItems: 'flex-end' })

export const FactValue = styled('div')({ fontSize: fontSize.h3, fontWeight: 620, fontVariantNumeric: 'tabular-nums' })

export const FactName = styled('div')({ color: color.textSecond, fontSize: fontSize.small })

export const Bars = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 24, marginInlineStart: 'auto' })

export const LineField = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  alignItems: 'flex-end',
  maxWidth: 560,
})

export const LineInput = styled('div')({ width: 120 })

export const TellCard = styled(Card)({ display: 'grid', gap: 16, maxWidth: 720 })

export const Bar = styled('progress')({
  width: '100%',
  height: 8,
  appearance: 'none',
  border: 0,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: color.line,
  '&::-webkit-progress-bar': { backgroundColor: color.line },
  '&::-webkit-progress-value': { backgroundColor: color.primary },
  '&::-moz-progress-bar': { backgroundColor: color.primary },
})
