import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { ProblemSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Dialog, ErrorPanel, Icon, TableSkeleton } from '@isomorph/ui'
import { useId, useState } from 'react'
import { requestErrorOf } from '../../data/request-error.ts'
import { SafeHtml } from '../../statement/safe-html.tsx'
import { LicenceLine } from './licence.tsx'
import { usePreviewProblemStatementQuery } from './problem-preview.api.ts'

interface ProblemPreviewDialogProps {
  readonly problem: Pick<ProblemSummary, 'id' | 'name' | 'licensing'>
  /** Whether it can be opened from here; not where something unsaved would be left. */
  readonly mayLeave?: boolean
  readonly onClose: () => void
}

/** A problem as a student reads it, one variant after another, without leaving the list. */
export function ProblemPreviewDialog({ problem, mayLeave = true, onClose }: ProblemPreviewDialogProps) {
  const titleId = useId()
  const [seed, setSeed] = useState(1)
  const { data, error, isFetching, refetch } = usePreviewProblemStatementQuery({
    params: { problemId: problem.id },
    body: { seed },
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{problem.name}</DialogTitle>
      <DialogContent>
        {error && <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />}
        {!data && !error && <TableSkeleton rows={3} />}
        {data && <SafeHtml html={data.html} />}
        <LicenceLine licensing={problem.licensing} />
      </DialogContent>
      <DialogActions>
        <Button
          startIcon={<Icon name="refresh" size={18} />}
          disabled={isFetching}
          onClick={() => setSeed((former) => former + 1)}
        >
          {t('shared.preview.next')}
        </Button>
        {mayLeave && <Button href={`/problems/${problem.id}`}>{t('shared.preview.open')}</Button>}
        <Button variant="contained" onClick={onClose}>
          {t('shared.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
