import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'

export const AnswerText = styled(OutlinedInput)({ maxWidth: 360, '&.MuiInputBase-multiline': { maxWidth: 640 } })
