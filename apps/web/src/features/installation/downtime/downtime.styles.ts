import { styled } from '@mui/material/styles'
import { Card } from '@isomorph/ui'

export const DowntimeSections = styled('div')({ display: 'grid', gap: 16, maxWidth: 720 })
export const DowntimeCard = styled(Card)({ display: 'grid', gap: 20 })
export const DowntimeTexts = styled('div')({ display: 'grid', gap: 20 })
export const DowntimeActions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
