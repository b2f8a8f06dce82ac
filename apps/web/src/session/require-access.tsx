import { useEffect, useState, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { LoadingScreen, ErrorPanel, Page } from '@isomorph/ui'
import { selectAuth } from '../data/auth-slice.ts'
import { loginReturnUrl } from '../data/browser-storage.ts'
import { useGetUserInfoQuery } from '../data/core-api.ts'
import { useAppSelector } from '../data/hooks.ts'
import { requestErrorOf } from '../data/request-error.ts'
import type { RouteAccess } from '../routes/feature-route.ts'
import { isGranted } from './screen-access.ts'
import { useHasOwn } from './use-has-own.ts'

function ToLogin() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    // The way home needs no remembering: it is where a login leads anyway.
    if (pathname !== '/') loginReturnUrl.keep(pathname + search)
  }, [pathname, search])
  return <Navigate to="/login" replace />
}

/** Lets a screen be seen by whom it is for; sends others to sign in, or to the fallback of the screen. */
export function RequireAccess({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const { isInitialized, isAuthenticated } = useAppSelector(selectAuth)
  const isNeeded = !access.isPublic
  const [openedAt] = useState(() => Date.now())
  const {
    data: userInfo,
    error,
    refetch,
    fulfilledTimeStamp = 0,
  } = useGetUserInfoQuery(undefined, { skip: !isNeeded || !isAuthenticated })
  if (!isNeeded) return children
  if (!isInitialized) return <LoadingScreen />
  if (!isAuthenticated) return <ToLogin />
  if (!userInfo && error) {
    return (
      <Page sx={{ paddingTop: 8 }}>
        <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!userInfo) return <LoadingScreen />
  if (isGranted(access, userInfo.activities)) return children
  // What was allowed a minute ago may not be what is allowed now: a role just granted counts at once.
  if (fulfilledTimeStamp < openedAt) return <AskAgain ask={refetch} />
  if (access.orOwn) return <IfAnyIsTheirs access={access}>{children}</IfAnyIsTheirs>
  return <Navigate to={access.fallback ?? '/'} replace />
}

function AskAgain({ ask }: { ask: () => unknown }) {
  useEffect(() => void ask(), [ask])
  return <LoadingScreen />
}

function IfAnyIsTheirs({ access, children }: { access: RouteAccess; children: ReactNode }) {
  const hasAny = useHasOwn(access.orOwn ?? 'courses')
  if (hasAny === undefined) return <LoadingScreen />
  return hasAny ? children : <Navigate to={access.fallback ?? '/'} replace />
}
