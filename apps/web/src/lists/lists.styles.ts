import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { Button, Card, color } from '@isomorph/ui'

/** Cut at its round corners, and without a scroll area of its own: what sticks to the top inside sticks to the window. */
export const ListCard = styled(Card)({ padding: '0 !important', marginTop: 16, overflow: 'clip' })

export const SearchButton = styled(Button)({ minHeight: 40 })

export const ListRoom = styled('div')({ padding: 16 })

export const PagingRoom = styled('div')({ borderTop: `1px solid ${color.line}` })

/** Nobody needs it where a table is a list of cards. */
export const WideOnlyButton = styled(IconButton)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('sm')]: { display: 'inline-flex' },
}))
