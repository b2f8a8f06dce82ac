import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'

export const AddButton = styled(Button)({ alignSelf: 'flex-start' })

/** Fields below each other, each apart from the hint of the one above. */
export const Fields = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })
