import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const Readings = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  // The border of the field above reaches down to the line that says how an answer is read.
  paddingTop: 6,
})

export const SecondText = styled('span')({ color: color.textSecond, fontSize: fontSize.small })
