import { styled } from '@mui/material/styles'
import { FieldRow } from '../more-options.tsx'

export const ValueAndUnit = styled(FieldRow)({ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' })

export const TwoFields = styled(FieldRow)({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })

export const FourFields = styled(FieldRow)({
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) minmax(0, 1.3fr)',
  '@media (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

export const NameAndKind = styled(FieldRow)({ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' })

export const FormActions = styled('div')({ display: 'flex', justifyContent: 'space-between' })
