import { styled } from '@mui/material/styles'
import { FieldRow } from '../more-options.tsx'

export const ValueAndUnit = styled(FieldRow)({ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' })

export const TwoFields = styled(FieldRow)({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })

/** Two by two beside the text, in one row where there is room. */
export const FourFields = styled(FieldRow)({ gridTemplateColumns: 'repeat(auto-fit, minmax(90px, 1fr))' })

/** One below the other where the kind could not be read beside the name. */
export const NameAndKind = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > *': { flex: '1 1 64px' },
  '& > :last-child': { flex: '3 1 172px' },
})

export const FormActions = styled('div')({ display: 'flex', justifyContent: 'space-between' })
