import { styled } from '@mui/material/styles'
import { Card, color, fontSize, radius } from '@isomorph/ui'

export const SwatchRoom = styled('div')({ width: 112, fontSize: fontSize.small })

export const DisplayText = styled('p')({ fontSize: fontSize.h1, margin: 0, fontWeight: 680 })

export const TextGrid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
})

export const PageBackground = styled('div')({ backgroundColor: color.page })

export const BandRows = styled('div')({ display: 'grid', gap: 8 })

export const EmptyStates = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
})

export const FieldGrid = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
})

export const TableCard = styled(Card)({ padding: '0 !important', overflow: 'hidden' })

export const MenuCard = styled(Card)({ padding: '6px !important', maxWidth: 320 })

/** A field in one colour. */
export const Sample = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ readonly tone: string }>(
  ({ tone }) => ({
    height: 40,
    borderRadius: radius.control,
    backgroundColor: tone,
    border: `1px solid ${color.line}`,
  }),
)
