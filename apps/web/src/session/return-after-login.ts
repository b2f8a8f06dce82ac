import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { selectAuth } from '../data/slices/auth-slice.ts'
import { loginReturnUrl } from '../data/browser-storage.ts'
import { useAppSelector } from '../data/hooks.ts'

/** `//elsewhere.example` begins like a path and is none. */
function isOfThisSite(path: string): boolean {
  return new URL(path, window.location.origin).origin === window.location.origin
}

/** Where a login leads from the current path; null: it stays. */
export function returnPathOf(current: string, stored: string | null): string | null {
  if (stored === null || stored === current || current !== '/' || stored === '/') return null
  return isOfThisSite(stored) ? stored : null
}

/** After signing in, takes somebody from home to where they wanted to go in the first place. */
export function useReturnAfterLogin(): void {
  const { isAuthenticated } = useAppSelector(selectAuth)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isAuthenticated || pathname === '/login') return
    const path = returnPathOf(pathname, loginReturnUrl.read())
    loginReturnUrl.clear()
    if (path) void navigate(path, { replace: true })
  }, [isAuthenticated, pathname, navigate])
}
