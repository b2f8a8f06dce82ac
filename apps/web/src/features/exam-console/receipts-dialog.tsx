import { t } from '@isomorph/messages'
import { Button, Dialog, ErrorPanel, TableSkeleton } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
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
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('exam-console.receipts.title')}</DialogTitle>
      <DialogContent>
        <Quiet>{announcement.text}</Quiet>
        <ReceiptPart params={{ groupAssessmentId, announcementId: announcement.id }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shared.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface ReceiptPartProps {
  readonly params: { readonly groupAssessmentId: number; readonly announcementId: number }
  /** The last person of the part before. */
  readonly after?: number
}

/** A part of the receipts, and those after it once they are asked for. */
function ReceiptPart({ params, after }: ReceiptPartProps) {
  const timeZone = useTimeZone()
  const [isMoreShown, setMoreShown] = useState(false)
  const { data, error, refetch } = useListReceiptsQuery({ params, query: after === undefined ? {} : { after } })
  if (error && !data) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  const last = data.items.at(-1)?.learner.id
  return (
    <>
      {data.items.length === 0 && after === undefined && <p>{t('exam-console.receipts.none')}</p>}
      <ReceiptList>
        {data.items.map(({ learner, seenAt }) => (
          <li key={learner.id}>
            <span>{listedName(learner)}</span>
            <Quiet>{formatTime(seenAt, timeZone)}</Quiet>
          </li>
        ))}
      </ReceiptList>
      {data.hasMore && !isMoreShown && (
        <Button onClick={() => setMoreShown(true)}>{t('exam-console.receipts.more')}</Button>
      )}
      {isMoreShown && last !== undefined && <ReceiptPart params={params} after={last} />}
    </>
  )
}
