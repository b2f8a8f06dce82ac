import { t } from '@isomorph/messages'
import { ConfirmDialog } from '@isomorph/ui'

interface EmptyAnswersDialogProps {
  readonly count: number
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before answers are submitted while others are empty. */
export function EmptyAnswersDialog({ count, onConfirm, onCancel }: EmptyAnswersDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={t('sitting-later.empty.title')}
      confirmLabel={t('sitting-later.empty.confirm')}
      cancelLabel={t('sitting-later.goOn')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('sitting-later.empty.text', { count })}
    </ConfirmDialog>
  )
}
