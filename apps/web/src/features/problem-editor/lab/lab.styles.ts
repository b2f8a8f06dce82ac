import { styled } from '@mui/material/styles'
import { color } from '@isomorph/ui'

export const WarningMark = styled('span')({ color: color.warningText, display: 'inline-flex', marginTop: 2 })

export const GrowingText = styled('span')({ flex: '1 1 200px' })
