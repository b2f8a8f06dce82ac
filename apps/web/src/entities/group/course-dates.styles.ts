import { styled } from '@mui/material/styles'

export const OnOneLine = styled('span')({ whiteSpace: 'nowrap' })
