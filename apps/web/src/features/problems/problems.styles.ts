import { styled } from '@mui/material/styles'
import { color } from '@isomorph/ui'

export const NameCell = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  alignItems: 'center',
})

export const Second = styled('span')({ color: color.textSecond })

export const Day = styled('span')({ whiteSpace: 'nowrap' })

export const QuestionParagraph = styled('p')({ margin: '0 0 8px' })
