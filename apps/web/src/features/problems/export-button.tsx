import { packageProblemsMaximum, problemPackageCalls, unknownError, type ProblemSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Dialog } from '@isomorph/ui'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useNotify } from '../../data/hooks.ts'
import { downloadWanted } from '../../data/download-file.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { formatCount } from '../../numbers/counts.ts'

type Named = Pick<ProblemSummary, 'id' | 'name'>

/** A problem that was not exported, and why. */
interface Blocked extends Named {
  readonly message: string
}

/** The errors name the problems by their places in the order of ids, in which they were sent. */
function blockedBy(problems: readonly Named[], errors: readonly { path: string; message: string }[]): Blocked[] {
  return errors.flatMap(({ path, message }) => {
    const problem = problems[Number(path.split('.')[1])]
    return problem ? [{ ...problem, message }] : []
  })
}

function useExport() {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const [blocked, setBlocked] = useState<readonly Blocked[]>([])
  async function run(problems: readonly Named[]): Promise<void> {
    const sorted = problems.toSorted((a, b) => a.id - b.id)
    setIsBusy(true)
    const error = await downloadWanted(
      problemPackageCalls.exportProblems.path,
      { problemIds: sorted.map(({ id }) => id) },
      { fileName: 'problems.isomorph.zip', type: 'application/zip' },
    ).catch(() => unknownError)
    setIsBusy(false)
    const refused = error && requestErrorOf(error)
    const found = blockedBy(sorted, refused?.errors ?? [])
    setBlocked(found)
    if (refused && found.length === 0) notify('ERROR', refused.detail)
    if (!refused) notify('SUCCESS', t('problems.exported', { count: sorted.length }))
  }
  return { run, isBusy, blocked, close: () => setBlocked([]) }
}

interface BlockedDialogProps {
  readonly blocked: readonly Blocked[]
  readonly others: readonly Named[]
  readonly onExport: () => void
  readonly onClose: () => void
}

function BlockedDialog({ blocked, others, onExport, onClose }: BlockedDialogProps) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('problems.export.nothing')}</DialogTitle>
      <DialogContent>
        <p>{t('problems.export.blocked')}</p>
        <ul>
          {blocked.map(({ id, message }) => (
            <li key={id}>{message}</li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shared.close')}</Button>
        {others.length > 0 && (
          <Button variant="contained" onClick={onExport}>
            {t('problems.export.others', { count: formatCount(others.length) })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

/** Saves problems with their images as one file; each one that may not be exported is named with the reason. */
export function ExportButton({ problems }: { problems: readonly Named[] }) {
  const { run, isBusy, blocked, close } = useExport()
  const others = problems.filter(({ id }) => !blocked.some((one) => one.id === id))
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={isBusy || problems.length > packageProblemsMaximum}
        onClick={() => void run(problems)}
      >
        {t('problems.act.export')}
      </Button>
      {blocked.length > 0 && (
        <BlockedDialog blocked={blocked} others={others} onExport={() => void run(others)} onClose={close} />
      )}
    </>
  )
}
