import { styled } from '@mui/material/styles'
import { Card } from '@isomorph/ui'

export const CacheCard = styled(Card)({ display: 'grid', gap: 16, justifyItems: 'start', maxWidth: 640 })

export const Paragraph = styled('p')({ margin: 0 })

export const NameCell = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' })

export const Address = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' })

export const BreakingText = styled('span')({ overflowWrap: 'anywhere' })
