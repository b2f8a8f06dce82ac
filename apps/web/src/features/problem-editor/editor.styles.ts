import { color } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'

/** For what comes and goes within a button: a click is lost where what it began on is gone when it ends. */
export const passesClicks = { pointerEvents: 'none' } as const

export const OneLine = styled('span')({ whiteSpace: 'nowrap' })

export const InvisibleHeading = styled('h1')({ display: 'contents' })

export const InvisibleBox = styled('div')({ display: 'contents' })

export const AddButton = styled(Button)({ alignSelf: 'flex-start' })

export const SummaryMark = styled('span')({
  display: 'inline-flex',
  color: color.successText,
  '&[data-wrong="true"]': { color: color.errorText },
})

export const OutcomeText = styled('span')({ '&[data-old="true"]': { visibility: 'hidden' } })
