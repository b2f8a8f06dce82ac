import { Card, color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

/** A part of a page with a heading of its own. */
export const Part = styled('section')({ display: 'grid', gap: 12, marginTop: 32 })

export const PartHead = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })

export const PartTitle = styled('h2')({ margin: 0, fontSize: fontSize.h3, marginInlineEnd: 'auto' })

export const Facts = styled('p')({ margin: 0, color: color.textSecond, maxWidth: '72ch' })

export const Filters = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 220px)) 1fr',
  alignItems: 'end',
  gap: 16,
  '& > button': { justifySelf: 'end' },
  '@media (max-width: 599px)': { gridTemplateColumns: '1fr', '& > button': { justifySelf: 'start' } },
})

export const Detail = styled('span')({ display: 'block', color: color.textSecond, overflowWrap: 'anywhere' })

export const Moment = styled('span')({ whiteSpace: 'nowrap' })

export const CardHead = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })

export const CardTitle = styled('h3')({ margin: 0, fontSize: fontSize.body, marginInlineEnd: 'auto' })

export const SourceCard = styled(Card)({ display: 'grid', gap: 12 })
