import { Button, MessageBand } from '@isomorph/ui'
import type { RestoredBackup } from './use-form-backup.ts'

/** Says that input was restored, and offers to drop it. */
export function RestoredBackupBand({ back }: { back: RestoredBackup | null }) {
  if (!back) return null
  return (
    <MessageBand
      tone="primary"
      role="status"
      action={
        <Button size="small" onClick={back.drop}>
          Drop it
        </Button>
      }
    >
      {back.text}
    </MessageBand>
  )
}
