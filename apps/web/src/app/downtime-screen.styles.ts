import { styled } from '@mui/material/styles'

/** Lines are broken where the administrator broke them. */
export const Message = styled('p')({ whiteSpace: 'pre-line' })
