import MenuItem from '@mui/material/MenuItem'
import { color } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import Popper from '@mui/material/Popper'

export const AboveDialogs = styled(Popper)({ zIndex: 1250 })

/** A kind of variable to create; the first stands below the variables there are. */
export const CreationItem = styled(MenuItem)({ '&[data-below="true"]': { borderTop: `1px solid ${color.line}` } })
