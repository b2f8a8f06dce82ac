import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const LockdownText = styled('p')({ margin: 0, fontSize: fontSize.table, color: color.textSecond })

export const RenewalRoom = styled('div')({ marginBottom: 16 })
