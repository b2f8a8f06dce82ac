import MenuItem from '@mui/material/MenuItem'
import { color } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import Popper from '@mui/material/Popper'

export const AboveDialogs = styled(Popper)({ zIndex: 1250 })

/** A kind of variable or question to create, whose example takes a second line on a phone; the first stands below what there is. */
export const CreationItem = styled(MenuItem)({
  whiteSpace: 'normal',
  '&[data-below="true"]': { borderTop: `1px solid ${color.line}` },
})
