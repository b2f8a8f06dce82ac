import { t, type PlainKey } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { useEffect } from 'react'
import { closeMathKeyboard } from '../../../math/keyboard/keyboard-visibility.ts'
import { useIsOnline } from './use-is-online.ts'

interface WaitingBandProps {
  /** The server takes it from the lockdown browser only. */
  readonly isLockedOut: boolean
  readonly onCancel: () => void
}

function reasonOf(isLockedOut: boolean, isOnline: boolean): PlainKey {
  if (!isOnline) return 'sitting.waiting.offline'
  return isLockedOut ? 'sitting.waiting.lockedOut' : 'sitting.waiting.unreached'
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
          {t('sitting.waiting.cancel')}
        </Button>
      }
    >
      {t(reasonOf(isLockedOut, isOnline))}
    </MessageBand>
  )
}
