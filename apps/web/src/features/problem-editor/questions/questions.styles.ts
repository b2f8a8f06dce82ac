import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import { Card } from '@isomorph/ui'

export const AddButton = styled(Button)({ alignSelf: 'flex-start' })

export const ChoiceRow = styled('span')({ display: 'inline-flex', gap: 8, alignItems: 'center' })

export const HintRows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4 })

export const RemoveButton = styled(Button)({ alignSelf: 'flex-end' })

export const QuestionActions = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 8,
})

export const QuestionFrame = styled(Card)({ padding: '0 !important', scrollMarginTop: 120 })
