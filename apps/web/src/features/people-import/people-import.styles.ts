import { styled } from '@mui/material/styles'
import { Card, color, fontSize } from '@isomorph/ui'

export const ChoiceCard = styled(Card)({ display: 'grid', gap: 20, maxWidth: 720 })

export const ChoiceActions = styled('div')({ display: 'flex', gap: 12, alignItems: 'center' })

export const ColumnsNote = styled('p')({
  margin: 0,
  fontSize: fontSize.table,
  color: color.textSecond,
  maxWidth: '64ch',
})

export const PreviewRows = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })

export const BreakingText = styled('span')({ overflowWrap: 'anywhere' })

export const SummaryCard = styled(Card)({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' })

export const Summary = styled('div')({ flex: '1 1 280px', fontSize: fontSize.table })

export const FileName = styled('strong')({ overflowWrap: 'anywhere' })

export const SummaryNote = styled('p')({ margin: 0, color: color.textSecond })

export const InvitationChoice = styled('div')({ marginTop: 8 })

export const LinesCard = styled(Card)({ padding: '0 !important', marginTop: 16, overflow: 'hidden' })

export const ProgressCard = styled(Card)({ display: 'grid', gap: 12 })

export const ProgressStatus = styled('div')({ fontWeight: 620 })

export const ProgressNote = styled('p')({ margin: 0, fontSize: fontSize.table, color: color.textSecond })
