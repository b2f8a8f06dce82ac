import { styled } from '@mui/material/styles'

export const Day = styled('span')({ whiteSpace: 'nowrap' })
