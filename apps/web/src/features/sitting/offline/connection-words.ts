import { t, type PlainKey } from '@isomorph/messages'
import type { Kept } from './keep-sitting.ts'

interface Connection {
  readonly isOnline: boolean
  /** Whether the last request has reached the server. */
  readonly isReached: boolean
  /** The sitting is under way and not paused. */
  readonly isGoingOn: boolean
  readonly hasDeadline: boolean
  readonly kept: Kept
  /** Positions of the problems whose submission waits to be sent. */
  readonly waiting: readonly number[]
}

const wordsOfKept: Record<Kept, PlainKey> = {
  opened: 'sitting-later.away.kept.opened',
  problems: 'sitting-later.away.kept.problems',
  all: 'sitting-later.away.kept.all',
}

/** What a person without a connection, or with submissions that wait for it, is told. */
export function wordsOfConnection({ isOnline, isReached, isGoingOn, hasDeadline, kept, waiting }: Connection): string {
  const isAway = !isOnline || !isReached
  return [
    isAway && t(isOnline ? 'sitting-later.away.unreached' : 'sitting-later.away.offline'),
    isAway && isGoingOn && t(wordsOfKept[kept]),
    isAway && isGoingOn && hasDeadline && t('sitting-later.away.clock'),
    waiting.length > 0 && t('sitting-later.away.waiting', { count: waiting.length, numbers: waiting.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ')
}
