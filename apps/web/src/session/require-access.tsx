import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { LoadingScreen, ErrorPanel, Page } from '@isomorph/ui'
import { selectAuth } from '../data/auth-slice.ts'
import { loginReturnUrl } from '../data/browser-storage.ts'
import { useGetUserInfoQuery } from '../data/core-api.ts'
import { useAppSelector } from '../data/hooks.ts'
import { requestErrorOf } from '../data/request-error.ts'
import type { RouteAccess } from '../routes/feature-route.ts'

function isGranted({ anyOf, allOf }: RouteAccess, activities: readonly string[]): boolean {
  const hasAny = !anyOf || anyOf.some((activity) => activities.includes(activity))
  return hasAny && (allOf ?? []).every((activity) => activities.includes(activity))
}

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
  const { data: userInfo, error, refetch } = useGetUserInfoQuery(undefined, { skip: !isNeeded || !isAuthenticated })
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
  if (!isGranted(access, userInfo.activities)) return <Navigate to={access.fallback ?? '/'} replace />
  return children
}
