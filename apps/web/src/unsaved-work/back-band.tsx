import { Button, MessageBand } from '@isomorph/ui'
import type { BackAgain } from './use-kept-draft.ts'

/** Says that what somebody had typed is back, and lets it go. */
export function BackBand({ back }: { back: BackAgain | null }) {
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
