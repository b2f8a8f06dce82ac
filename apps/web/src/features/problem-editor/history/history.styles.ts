import { styled } from '@mui/material/styles'
import DialogContent from '@mui/material/DialogContent'
import { color, fontSize } from '@isomorph/ui'

export const ConflictContent = styled(DialogContent)({ display: 'flex', flexDirection: 'column', gap: '12px' })

export const Paragraph = styled('p')({ margin: 0 })

export const HistoryRows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 })

export const HistoryNote = styled('p')({ margin: 0, fontSize: fontSize.table })

export const VersionNote = styled('p')({ margin: '12px 0 0', fontSize: fontSize.small, color: color.textSecond })
