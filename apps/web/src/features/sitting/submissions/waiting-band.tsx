import { Button, MessageBand } from '@isomorph/ui'
import { useIsOnline } from './use-is-online.ts'

/** A submission that the server has not taken yet: where it is, and what will become of it. */
export function WaitingBand({ onTakeBack }: { onTakeBack: () => void }) {
  const isOnline = useIsOnline()
  return (
    <MessageBand
      tone="warning"
      icon="hourglass"
      role="status"
      action={
        <Button size="small" variant="outlined" onClick={onTakeBack}>
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
