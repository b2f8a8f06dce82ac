import { styled } from '@mui/material/styles'
import { Card, color, fontSize } from '@isomorph/ui'
import Typography from '@mui/material/Typography'

export const UserRows = styled(Card)({ display: 'grid', gap: 12 })

export const UserTitle = styled(Typography)({ fontSize: fontSize.h3 })

export const UserNote = styled('p')({ margin: 0, color: color.textSecond, fontSize: fontSize.table })
