import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const Readings = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })

export const SecondText = styled('span')({ color: color.textSecond, fontSize: fontSize.small })
