import { Button, Dialog, ErrorPanel, TableSkeleton } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { requestErrorOf, useTimeZone } from '../../data/index.ts'
import { formatTime } from '../../dates/dates.ts'
import { listedName } from '../../entities/person/names.ts'
import { Quiet, ReceiptList } from './console.styles.ts'
import { useListReceiptsQuery } from './exam-console.api.ts'

interface ReceiptsDialogProps {
  readonly groupAssessmentId: number
  readonly announcement: { readonly id: number; readonly text: string }
  readonly onClose: () => void
}

/** Who has seen an announcement, and when first. */
export function ReceiptsDialog({ groupAssessmentId, announcement, onClose }: ReceiptsDialogProps) {
  const titleId = useId()
  const timeZone = useTimeZone()
  const receipts = useListReceiptsQuery({ params: { groupAssessmentId, announcementId: announcement.id } })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Who has seen it</DialogTitle>
      <DialogContent>
        <Quiet>{announcement.text}</Quiet>
        {receipts.error && (
          <ErrorPanel error={requestErrorOf(receipts.error)} onRetry={() => void receipts.refetch()} />
        )}
        {!receipts.data && !receipts.error && <TableSkeleton />}
        {receipts.data?.length === 0 && <p>Nobody has seen it yet.</p>}
        <ReceiptList>
          {receipts.data?.map(({ learner, seenAt }) => (
            <li key={learner.id}>
              <span>{listedName(learner)}</span>
              <Quiet>{formatTime(seenAt, timeZone)}</Quiet>
            </li>
          ))}
        </ReceiptList>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
