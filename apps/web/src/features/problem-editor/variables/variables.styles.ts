import { styled } from '@mui/material/styles'
import { FieldRow } from '../more-options.tsx'

export const ValueAndUnit = styled(FieldRow)({ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' })

export const TwoFields = styled(FieldRow)({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })

export const FourFields = styled(FieldRow)({
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media (max-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

export const NameAndKind = styled(FieldRow)({ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' })

export const FormActions = styled('div')({ display: 'flex', justifyContent: 'space-between' })
