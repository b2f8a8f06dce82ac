import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { t } from '@isomorph/messages'
import { LoadingScreen, ErrorPanel } from '@isomorph/ui'
import { selectAuth } from '../../data/slices/auth-slice.ts'
import { hasLoggedOut, loginReturnUrl } from '../../data/browser-storage.ts'
import { coreApi, useGetUserInfoQuery } from '../../data/core-api.ts'
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { Away } from '../../screen/away.tsx'
import { MessagePage } from '../../screen/screen.styles.ts'
import type { RouteAccess } from '../../screen/feature-route.ts'
import { isGranted } from './screen-access.ts'
import { useOwnsAny } from './use-owns-any.ts'

function ToLogin({ isRemembered }: { isRemembered: boolean }) {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    // The way home needs no remembering: it is where a login leads anyway.
    if (isRemembered && pathname !== '/') loginReturnUrl.writeFirst(pathname + search + hash)
  }, [isRemembered, pathname, search, hash])
  return <Navigate to="/login" replace />
}

/** Lets a screen be seen by whom it is for; sends others to sign in, or to the fallback of the screen. */
export function RequireAccess({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const { isInitialized, isAuthenticated } = useAppSelector(selectAuth)
  const isNeeded = !access.isPublic
  const [wasSignedIn] = useState(isAuthenticated)
  const [openedAt] = useState(() => Date.now())
  const [seenBy, setSeenBy] = useState<number | null>(null)
  const {
    data: userInfo,
    error,
    refetch,
    fulfilledTimeStamp = 0,
  } = useGetUserInfoQuery(undefined, { skip: !isNeeded || !isAuthenticated })
  if (!isNeeded) return children
  if (!isInitialized) return <LoadingScreen />
  // Whoever logs out on a page leaves it to nobody; a page opened by a link, or lost with the session, is returned to.
  if (!isAuthenticated) return <ToLogin isRemembered={!(wasSignedIn && hasLoggedOut.read())} />
  if (!userInfo && error) return <NotAnswered error={error} onRetry={refetch} />
  if (!userInfo) return <LoadingScreen />
  if (isGranted(access, userInfo.activities)) {
    if (seenBy !== userInfo.id) setSeenBy(userInfo.id)
    return children
  }
  // What was allowed a minute ago may not be what is allowed now: a role just granted counts at once.
  if (fulfilledTimeStamp < openedAt && !error) return <AskAgain />
  const reason = seenBy === userInfo.id ? t('shell.access.lost') : t('shell.access.none')
  const elsewhere = <Away to={access.fallback ?? '/'} reason={reason} />
  if (!access.orOwn) return elsewhere
  return (
    <IfAnyIsTheirs key={userInfo.id} kind={access.orOwn} otherwise={elsewhere}>
      {children}
    </IfAnyIsTheirs>
  )
}

function AskAgain() {
  const dispatch = useAppDispatch()
  // Not by the query of the screen around it: what stands inside is mounted first, when that has not begun yet.
  useEffect(() => {
    void dispatch(coreApi.endpoints.getUserInfo.initiate(undefined, { forceRefetch: true, subscribe: false }))
  }, [dispatch])
  return <LoadingScreen />
}

interface IfAnyIsTheirsProps {
  readonly kind: NonNullable<RouteAccess['orOwn']>
  readonly otherwise: ReactNode
  readonly children: ReactNode
}

/** Whoever has seen the list stays on it when the last of their things goes: it is where it is brought back. */
function IfAnyIsTheirs({ kind, otherwise, children }: IfAnyIsTheirsProps) {
  const { hasAny, error, refetch } = useOwnsAny(kind)
  const [wasSeen, setWasSeen] = useState(false)
  if (hasAny && !wasSeen) setWasSeen(true)
  if (hasAny || wasSeen) return children
  if (hasAny === false) return otherwise
  return error ? <NotAnswered error={error} onRetry={refetch} /> : <LoadingScreen />
}

function NotAnswered({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <MessagePage>
      <ErrorPanel error={requestErrorOf(error)} onRetry={() => void onRetry()} />
    </MessagePage>
  )
}
