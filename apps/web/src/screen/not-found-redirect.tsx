import { Navigate, useLocation } from 'react-router'

/** Where the not-found screen stands for a path. */
export function notFoundPath(pathname: string): string {
  return `/not-found?${new URLSearchParams({ pathname })}`
}

/** Any path that no screen has. */
export function NotFoundRedirect() {
  const { pathname } = useLocation()
  return <Navigate to={notFoundPath(pathname)} replace />
}
