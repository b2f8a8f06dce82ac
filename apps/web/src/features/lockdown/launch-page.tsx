import { lockdownLaunchError, lockdownNames } from '@isomorph/contract'
import { LoadingScreen } from '@isomorph/ui'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { store } from '../../data/store.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { exchangeCode, takeFromAddress } from '../../session/session.ts'
import { forgetLockdownCookies, writeLockdownCookies } from '../../session/lockdown-cookies.ts'
import { testLockdown } from '../../entities/lockdown/lockdown.api.ts'
import { lockDownBrowser } from '../../entities/lockdown/names.ts'
import { isSafeExamBrowser } from '../../entities/lockdown/safe-exam-browser.ts'
import { signInByAddress } from './sign-in-by-address.ts'

/** Signs in by what the address carries; where to go on, or null where that failed. */
async function launch(): Promise<string | null> {
  const { pathname, search } = window.location
  writeLockdownCookies(search)
  const isSignedIn = await signInByAddress(takeFromAddress('session'), async (code) => exchangeCode(store, code))
  if (!isSignedIn) {
    if (!isSafeExamBrowser()) forgetLockdownCookies()
    return null
  }
  const { data } = await store.dispatch(testLockdown.initiate(undefined, { forceRefetch: true }))
  if (!data?.isLockdownBrowser) return null
  const query = new URLSearchParams(window.location.search)
  for (const name of Object.values(lockdownNames)) query.delete(name)
  const rest = query.size > 0 ? `?${query.toString()}` : ''
  return `${pathname.replace(/ldb-launch\/?$/, 'ldb-check')}${rest}`
}

/** The page is loaded once: a code is used once, also where the page is rendered twice. */
let launched: Promise<string | null> | undefined

/** …/ldb-launch: the first page in a lockdown browser. */
export function LockdownLaunchPage() {
  usePageTitle(lockDownBrowser)
  const navigate = useNavigate()
  useEffect(() => {
    launched ??= launch().catch(() => null)
    const goOn = async () => {
      const path = await launched
      // Keys belong to the address of a page that is loaded, so the next page is loaded and not only shown.
      if (path) window.location.replace(path)
      else await navigate(`/error?${new URLSearchParams({ message: lockdownLaunchError })}`, { replace: true })
    }
    void goOn()
  }, [navigate])
  return <LoadingScreen />
}
