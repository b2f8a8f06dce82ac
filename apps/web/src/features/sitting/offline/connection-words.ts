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

const wordsOfKept: Record<Kept, string> = {
  opened: 'Problems that you have not opened yet need the connection. Do not reload this page.',
  problems: 'All problems are saved on this device and can be opened. Do not reload this page.',
  all: 'All problems are saved on this device: you can open them and reload this page.',
}
const wordsOfTyping = 'Everything you type is saved on this device and will be sent.'
const wordsOfClock = 'The clock goes on: what arrives after the end is kept, and counts only if it is accepted.'

/** What a person without a connection, or with submissions that wait for it, is told. */
export function wordsOfConnection({ isOnline, isReached, isGoingOn, hasDeadline, kept, waiting }: Connection): string {
  const problems = `${waiting.length === 1 ? 'problem' : 'problems'} ${waiting.join(', ')}`
  const isAway = !isOnline || !isReached
  return [
    isAway && `${isOnline ? 'The server cannot be reached' : 'You are offline'}. ${wordsOfTyping}`,
    isAway && isGoingOn && wordsOfKept[kept],
    isAway && isGoingOn && hasDeadline && wordsOfClock,
    waiting.length > 0 && `Submitted and waiting to be sent: ${problems}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
