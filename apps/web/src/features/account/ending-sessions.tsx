import type { Session } from '@isomorph/contract'
import { ErrorPanel, TableSkeleton } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { useNotify } from '../../data/hooks.ts'
import { refusalOf } from '../../entities/sign-in-refusal/refusal.ts'

/** Waits for what ends sessions, and says how it went. */
export function useEndingSessions(): (outcome: Promise<{ readonly error?: unknown }>, done: string) => Promise<void> {
  const notify = useNotify()
  return async (outcome, done) => {
    const { error } = await outcome
    if (error) notify('ERROR', refusalOf(error).detail)
    else notify('SUCCESS', done)
  }
}

interface FetchedSessionsProps {
  readonly fetched: {
    readonly data?: readonly Session[] | undefined
    readonly error?: unknown
    readonly refetch: () => unknown
  }
  readonly children: (sessions: readonly Session[]) => ReactNode
}

/** Sessions as soon as they are there. */
export function FetchedSessions({ fetched: { data, error, refetch }, children }: FetchedSessionsProps) {
  if (data) return children(data)
  if (error) return <ErrorPanel error={refusalOf(error)} onRetry={() => void refetch()} />
  return <TableSkeleton rows={2} />
}
