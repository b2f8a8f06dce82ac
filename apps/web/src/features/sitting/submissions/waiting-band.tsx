import { Button, MessageBand } from '@isomorph/ui'
import { useIsOnline } from './use-is-online.ts'

/** Says that a submission is stored here and will be sent, and offers to cancel it. */
export function WaitingBand({ onCancel }: { onCancel: () => void }) {
  const isOnline = useIsOnline()
  return (
    <MessageBand
      tone="warning"
      icon="hourglass"
      role="status"
      action={
        <Button size="small" variant="outlined" onClick={onCancel}>
          Cancel submission
        </Button>
      }
    >
      {isOnline
        ? 'Not sent yet: the server cannot be reached. Your submission is saved in this browser and sent when the server answers.'
        : 'Not sent yet: you are offline. Your submission is saved in this browser and sent when the connection is back.'}
    </MessageBand>
  )
}
