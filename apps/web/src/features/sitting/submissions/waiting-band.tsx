import { Button, MessageBand } from '@isomorph/ui'
import { useEffect } from 'react'
import { closeMathKeyboard } from '../../../math/keyboard/keyboard-visibility.ts'
import { useIsOnline } from './use-is-online.ts'

interface WaitingBandProps {
  /** The server takes it from the lockdown browser only. */
  readonly isLockedOut: boolean
  readonly onCancel: () => void
}

function reasonOf(isLockedOut: boolean, isOnline: boolean): string {
  if (!isOnline)
    return 'you are offline. Your submission is saved in this browser and sent when the connection is back.'
  return isLockedOut
    ? 'LockDown Browser has to be checked. Your submission is saved in this browser and sent after the check.'
    : 'the server cannot be reached. Your submission is saved in this browser and sent when the server answers.'
}

/** Says that a submission is stored here and will be sent, and offers to cancel it. */
export function WaitingBand({ isLockedOut, onCancel }: WaitingBandProps) {
  const isOnline = useIsOnline()
  // The keyboard would cover what is said here.
  useEffect(closeMathKeyboard, [])
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
      Not sent yet: {reasonOf(isLockedOut, isOnline)}
    </MessageBand>
  )
}
