import { styled } from '@mui/material/styles'
import { color } from '@isomorph/ui'

export const Second = styled('span')({ color: color.textSecond })

export const InvisibleBox = styled('div')({ display: 'contents' })
