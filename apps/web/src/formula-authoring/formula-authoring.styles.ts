import { styled } from '@mui/material/styles'
import DialogContent from '@mui/material/DialogContent'

export const FormulaContent = styled(DialogContent)({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  paddingTop: '4px !important',
})
