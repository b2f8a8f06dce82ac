import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'

export const AddButton = styled(Button)({ alignSelf: 'flex-start' })
