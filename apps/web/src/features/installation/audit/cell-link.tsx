import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'

/** A link among others in a cell, large enough to be hit by a finger. */
export const CellLink = styled(Link)({ display: 'inline-block', minHeight: 24, lineHeight: '24px' })
