import { Page } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

/** A page that says one thing, below some room. */
export const MessagePage = styled(Page)({ paddingTop: 64 })

export const BreakingText = styled('span')({ overflowWrap: 'anywhere' })
