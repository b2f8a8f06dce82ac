import { t } from '@isomorph/messages'
import { ErrorPanel, PageSkeleton } from '@isomorph/ui'
import { useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { requestErrorOf } from '../data/request-error.ts'
import { Away } from './away.tsx'
import { MessagePage } from './screen.styles.ts'
import { notFoundPath } from './not-found-redirect.tsx'

interface Fetched<T> {
  readonly data?: T | undefined
  /** Of the address shown now; where it is given, what was fetched for another one does not count. */
  readonly currentData?: T | undefined
  readonly error?: unknown
  readonly refetch: () => unknown
}

function isDeleted(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isDeleted' in data && data.isDeleted === true
}

/**
 * What a detail screen shows by the state of its first fetch: not found leads to /not-found, a server error to /error,
 * a refusal to the list, and so does something that has been deleted; anything else can be tried again.
 */
export function DetailGuard<T>({
  fetched,
  fallback,
  children,
}: {
  fetched: Fetched<T>
  /** The list to go back to. */
  fallback: string
  children: (data: T) => ReactNode
}) {
  const { pathname } = useLocation()
  const data = 'currentData' in fetched ? fetched.currentData : fetched.data
  // Who deletes what they look at is told so by what they pressed.
  const [wasShown, setWasShown] = useState(false)
  if (isDeleted(data))
    return wasShown ? <Navigate to={fallback} replace /> : <Away to={fallback} reason={t('shell.access.deleted')} />
  if (data !== undefined && !wasShown) setWasShown(true)
  if (data !== undefined) return children(data)
  if (fetched.error === undefined) return <PageSkeleton />
  const error = requestErrorOf(fetched.error)
  if (error.status === 404) return <Navigate to={notFoundPath(pathname)} replace />
  if (error.status === 403) return <Away to={fallback} reason={t('shell.access.none')} />
  if (error.status >= 500) return <Navigate to={`/error?${new URLSearchParams({ message: error.detail })}`} replace />
  return (
    <MessagePage>
      <ErrorPanel error={error} onRetry={() => void fetched.refetch()} />
    </MessagePage>
  )
}
