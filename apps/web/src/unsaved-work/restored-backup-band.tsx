import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import type { RestoredBackup } from './use-form-backup.ts'

/** Says that input was restored, and offers to discard it. */
export function RestoredBackupBand({ back }: { back: RestoredBackup | null }) {
  if (!back) return null
  return (
    <MessageBand
      tone="primary"
      role="status"
      action={
        <Button size="small" onClick={back.drop}>
          {t('shell.restored.discard')}
        </Button>
      }
    >
      {back.text}
    </MessageBand>
  )
}
