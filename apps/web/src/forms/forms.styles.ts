import { styled } from '@mui/material/styles'
import DialogContent from '@mui/material/DialogContent'

export const DialogRows = styled(DialogContent)({ display: 'grid', gap: 16 })
