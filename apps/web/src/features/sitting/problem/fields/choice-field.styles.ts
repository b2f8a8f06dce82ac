import { color, radius } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const ChoiceList = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  maxWidth: 560,
  width: '100%',
})

export const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 56,
  paddingBlock: 4,
  paddingInline: '4px 16px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  cursor: 'pointer',
  '&:hover': { borderColor: color.control },
  '&:has(input:checked)': { borderColor: color.primary, backgroundColor: color.primarySoft },
  '& p': { margin: 0 },
})
