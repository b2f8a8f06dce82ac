import { styled } from '@mui/material/styles'

export const Announced = styled('div')({
  marginBottom: 16,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit' },
})
