import { styled } from '@mui/material/styles'
import DialogContent from '@mui/material/DialogContent'
import DialogActions from '@mui/material/DialogActions'
import { color, Dialog, fontSize } from '@isomorph/ui'

const onPhones = '@media (max-width: 599px)'

/** A dialog that scrolls as a whole on a phone: buttons that stood still would leave little room for what they are about. */
export const ScrolledOnPhones = styled(Dialog)({
  [onPhones]: {
    '& .MuiDialog-paper': {
      display: 'block',
      width: 'calc(100% - 16px)',
      maxHeight: 'calc(100% - 16px)',
      margin: 8,
      overflowY: 'auto',
    },
    '& .MuiDialogTitle-root, & .MuiDialogContent-root': { paddingInline: 16 },
    '& .MuiDialogContent-root': { overflow: 'visible' },
  },
})

/** The ways out of a conflict, below each other on a phone. The last one, which saves, stays in sight there as soon as it can be pressed. */
export const ConflictActions = styled(DialogActions)({
  columnGap: 8,
  [onPhones]: {
    display: 'contents',
    '& > button': { display: 'flex', width: 'calc(100% - 32px)', margin: '8px 16px 0' },
    '& > button:last-of-type': { marginBottom: 16 },
    '& > button:last-of-type:not(:disabled)': { position: 'sticky', bottom: 8, zIndex: 1 },
  },
})

export const ConflictContent = styled(DialogContent)({ display: 'flex', flexDirection: 'column', gap: '12px' })

export const Paragraph = styled('p')({ margin: 0 })

export const HistoryRows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 })

export const HistoryNote = styled('p')({ margin: 0, fontSize: fontSize.table })

export const VersionNote = styled('p')({ margin: '12px 0 0', fontSize: fontSize.small, color: color.textSecond })
