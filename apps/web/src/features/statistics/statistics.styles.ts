import { Card, color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const Rows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })

export const Title = styled('h2')({ margin: '8px 0 0', fontSize: fontSize.h3 })

export const Facts = styled(Card)({ display: 'flex', flexWrap: 'wrap', gap: '16px 40px', alignItems: 'flex-end' })

export const FactValue = styled('div')({ fontSize: fontSize.h3, fontWeight: 620, fontVariantNumeric: 'tabular-nums' })

export const FactName = styled('div')({ color: color.textSecond, fontSize: fontSize.small })

export const Quiet = styled('p')({ margin: 0, color: color.textSecond, fontSize: fontSize.small })

export const Notices = styled('ul')({ margin: 0, paddingInlineStart: 20, display: 'grid', gap: 6 })

export const Pictures = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' })

export const Figure = styled('figure')({ margin: 0, maxWidth: '100%' })

export const Caption = styled('figcaption')({ color: color.textSecond, fontSize: fontSize.small, maxWidth: 420 })

export const Drawing = styled('svg')({ display: 'block', maxWidth: '100%', height: 'auto', fontSize: 11 })

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })

export const Meanings = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: '4px 16px',
  gridTemplateColumns: 'max-content minmax(0, 70ch)',
  fontSize: fontSize.small,
  '& dt': { fontWeight: 620 },
  '& dd': { margin: 0, color: color.textSecond },
  '@media (max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

export const Choice = styled('div')({ maxWidth: 320 })
