import type { Sitting } from '@isomorph/contract'
import { MessageBand } from '@isomorph/ui'
import type { QueueEntry } from '../submissions/queue-entries.ts'
import { useIsOnline } from '../submissions/use-is-online.ts'
import { BandRoom } from './assessment.styles.ts'

function namesOf({ problems }: Sitting, entries: readonly QueueEntry[]): string {
  const positions = entries.flatMap(({ problemInstanceId }) =>
    problems.filter((problem) => problem.problemInstanceId === problemInstanceId).map(({ position }) => position),
  )
  return `${positions.length === 1 ? 'problem' : 'problems'} ${positions.join(', ')}`
}

/** Says what waits for the connection, and that there is none. */
export function ConnectionBand({ sitting, waiting }: { sitting: Sitting; waiting: readonly QueueEntry[] }) {
  const isOnline = useIsOnline()
  if (isOnline && waiting.length === 0) return null
  return (
    <BandRoom>
      <MessageBand tone="warning" role="status">
        {isOnline ? '' : 'You are offline. Everything you type is saved on this device and will be sent. '}
        {waiting.length > 0 && `Submitted and waiting to be sent: ${namesOf(sitting, waiting)}.`}
      </MessageBand>
    </BandRoom>
  )
}
