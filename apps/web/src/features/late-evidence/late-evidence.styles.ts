import { color, fontSize, radius } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const Panel = styled('section')({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  padding: '12px 16px',
  margin: '0 0 20px',
})

export const PanelTitle = styled('h2')({ fontSize: fontSize.body, margin: '0 0 4px' })

export const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 })

export const Row = styled('li')({
  padding: '12px 0',
  display: 'grid',
  gap: 6,
  '& + &': { borderTop: `1px solid ${color.line}` },
})

export const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' })

export const Facts = styled('p')({
  margin: 0,
  color: color.textSecond,
  fontSize: fontSize.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
})
