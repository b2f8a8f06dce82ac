import { t } from '@isomorph/messages'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { ProblemContent } from '@isomorph/problem'
import { Button, Dialog, ErrorPanel, ProgressLine } from '@isomorph/ui'
import { useId } from 'react'
import { requestErrorOf } from '../../../data/request-error.ts'
import { contentDifferences } from '../../../entities/problem/content-differences.ts'
import { useGetProblemRevisionQuery } from '../../../entities/problem/problem-revisions.api.ts'
import type { ItemDraft } from './assessment-draft.ts'

interface ItemChangesDialogProps {
  readonly item: ItemDraft
  /** Absent for who only reads the assessment. */
  readonly onUpdate: (() => void) | undefined
  readonly onClose: () => void
}

function Differences({ before, after }: { before: ProblemContent; after: ProblemContent }) {
  const differences = contentDifferences(before, after)
  if (differences.length === 0) return <p>{t('assessments.changes.none')}</p>
  return (
    <ul aria-label={t('assessments.changes')}>
      {differences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** How the newest version of a problem differs from the one that the assessment pins. */
export function ItemChangesDialog({ item, onUpdate, onClose }: ItemChangesDialogProps) {
  const titleId = useId()
  const { problemId, name, revisionNumber, newestRevisionNumber } = item
  const pinned = useGetProblemRevisionQuery({ params: { problemId, revisionNumber } })
  const newest = useGetProblemRevisionQuery({ params: { problemId, revisionNumber: newestRevisionNumber } })
  const error = pinned.error ?? newest.error
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {t('assessments.changes.title', { name, from: String(revisionNumber), to: String(newestRevisionNumber) })}
      </DialogTitle>
      <DialogContent>
        {error && <ErrorPanel error={requestErrorOf(error)} />}
        {!error && pinned.data && newest.data && (
          <Differences before={pinned.data.content} after={newest.data.content} />
        )}
        {!error && !(pinned.data && newest.data) && <ProgressLine />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shared.close')}</Button>
        {onUpdate && (
          <Button
            variant="contained"
            onClick={() => {
              onUpdate()
              onClose()
            }}
          >
            {t('assessments.changes.take')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
