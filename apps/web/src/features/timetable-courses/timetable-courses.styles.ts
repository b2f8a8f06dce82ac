import { styled } from '@mui/material/styles'
import { Card, color, fontSize } from '@isomorph/ui'

export const TimetableCard = styled(Card)({ display: 'grid', gap: 16, maxWidth: 720, marginTop: 24 })

export const CardTitle = styled('h2')({ margin: 0, fontSize: fontSize.h3 })

export const Facts = styled('p')({ margin: 0, color: color.textSecond, maxWidth: '68ch' })

export const Classes = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: 8,
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 600 },
})

export const ClassFacts = styled('span')({ display: 'block', overflowWrap: 'anywhere' })

/** Below what stands above it, as a card is. */
export const Opener = styled('div')({ marginTop: 24 })

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
