import { styled } from '@mui/material/styles'
import { color, fontSize } from '@isomorph/ui'

export const Second = styled('span')({ color: color.textSecond })

export const WarningFact = styled('span')({
  color: color.warningText,
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
})

export const NameColumn = styled('span')({ minWidth: 176 })

export const Remark = styled('span')({ flex: '1 1 200px', color: color.textSecond, fontSize: fontSize.table })

export const CellGrid = styled('div')({
  display: 'grid',
  gap: '8px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
})

export const StepNumber = styled('span')({ minWidth: 40 })

export const ToneMark = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ readonly tone: string }>(
  ({ tone }) => ({
    color: tone,
    display: 'inline-flex',
  }),
)
