import { styled } from '@mui/material/styles'
import { Card, color, fontSize } from '@isomorph/ui'

export const PersonLine = styled('span')({ fontWeight: 620, color: color.text })

export const PeopleBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  marginBottom: 16,
})

export const PeopleCount = styled('span')({ fontSize: fontSize.table, color: color.textSecond })

export const PeopleActions = styled('span')({ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: 8 })

export const PeopleCard = styled(Card)({ padding: '0 !important', overflow: 'hidden' })

export const ChipGap = styled('span')({ width: 6 })
