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
          Take it back
        </Button>
      }
    >
      {isOnline
        ? 'Submitted here, not sent yet: the server cannot be reached. It is kept in this browser and sent as soon as the server answers.'
        : 'Submitted here, not sent yet: you are offline. It is kept in this browser and sent as soon as the connection is back.'}
    </MessageBand>
  )
}
