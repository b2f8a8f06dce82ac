import type { Sitting } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { ConfirmDialog } from '@isomorph/ui'

function unsubmittedOf(sitting: Sitting): string {
  const open = sitting.problems.filter((problem) => problem.attemptsUsed === 0)
  if (open.length === 0) return t('sitting-later.finish.all')
  const numbers = open.map((problem) => problem.position).join(', ')
  return t('sitting-later.finish.open', { count: open.length, numbers })
}

interface FinishDialogProps {
  readonly sitting: Sitting
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before the whole is ended, and says what has not been submitted. */
export function FinishDialog({ sitting, isBusy, onConfirm, onCancel }: FinishDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={t('sitting-later.finish.title')}
      confirmLabel={t('sitting-later.finish.confirm')}
      cancelLabel={t('sitting-later.goOn')}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {unsubmittedOf(sitting)} {t('sitting-later.finish.final')}
    </ConfirmDialog>
  )
}
