import { styled } from '@mui/material/styles'
import { t } from '@isomorph/messages'
import { color } from '@isomorph/ui'
import { Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router'
import { useUserInfo } from '../data/hooks.ts'
import { hasPendingSubmissions, sendPendingSubmissions } from '../features/sitting/index.ts'
import { destinationOfAddress } from './access/navigation-rules.ts'
import { lazyPart } from '../screen/load-screen.ts'
import { useReturnAfterLogin } from '../session/return-after-login.ts'
import { chromeOf, isLockdownBrowserClient, isLockdownPath, resetsFocus } from './chrome.ts'
import { DowntimeBand } from './downtime-band.tsx'
import { DowntimeScreen } from './downtime-screen.tsx'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation/navigation-bar.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { Notifications } from './notifications.tsx'
import { useDowntime } from './use-downtime.ts'
import { VersionBanner } from './version-banner.tsx'

// Few act as somebody else.
const ImpersonationBand = lazyPart(async () => (await import('./impersonation-band.tsx')).ImpersonationBand)

const Frame = styled('div')({ minHeight: '100vh', display: 'flex', flexDirection: 'column' })
const Main = styled('main')({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 })
const SkipLink = styled('a')({
  position: 'absolute',
  insetInlineStart: 8,
  top: -64,
  zIndex: 2000,
  padding: '8px 16px',
  borderRadius: 8,
  backgroundColor: color.primary,
  color: color.onPrimary,
  '&:focus': { top: 8 },
})

function useAddressRules() {
  const { search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const path = destinationOfAddress(search)
    if (path) void navigate(path, { replace: true })
  }, [search, navigate])
}

/** Nobody needs it before something has the focus, and the first page is lighter without. */
function keepFocusOnceThereIsOne(main: HTMLElement): () => void {
  let stop = () => {}
  let isOver = false
  async function load() {
    const part = await import('../focus/keep-focus.ts').catch(() => null)
    if (part && !isOver) stop = part.keepFocusIn(main)
  }
  const begin = () => void load()
  main.addEventListener('focusin', begin, { once: true })
  return () => {
    isOver = true
    main.removeEventListener('focusin', begin)
    stop()
  }
}

function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const previous = useRef(pathname)
  useEffect(() => {
    if (resetsFocus(previous.current, pathname)) main.current?.focus({ preventScroll: true })
    previous.current = pathname
  }, [pathname])
  useEffect(() => (main.current ? keepFocusOnceThereIsOne(main.current) : undefined), [])
  return main
}

/** What somebody submitted without a connection goes out from whatever page they come back to. */
function useSendPendingSubmissions() {
  const userId = useUserInfo()?.id
  const isOnTheWay = isLockdownPath(useLocation().pathname)
  useEffect(() => {
    if (userId === undefined || isOnTheWay || !hasPendingSubmissions(userId)) return
    // Where that part cannot be fetched there is no connection yet; a page of the sitting tries again.
    sendPendingSubmissions(userId).catch(() => undefined)
  }, [userId, isOnTheWay])
}

function isFramed(): boolean {
  return window.self !== window.top
}

/** The frame around every screen: skip link, navigation, the screen, footer, banner and notifications. */
export function RootLayout() {
  const { pathname } = useLocation()
  const isBare = useMatches().some(({ handle }) => (handle as { isBare?: boolean } | undefined)?.isBare)
  const downtime = useDowntime()
  const userInfo = useUserInfo()
  const main = useFocusOnNavigation()
  useAddressRules()
  useReturnAfterLogin()
  useSendPendingSubmissions()
  const isLockdownBrowser = isLockdownBrowserClient(document.cookie)
  const chrome = chromeOf(pathname, { isBare, isLockdownBrowser, isFramed: isFramed() })
  return (
    <Frame>
      <SkipLink href="#main">{t('shell.nav.skip')}</SkipLink>
      <NavigationProgress />
      {chrome.navigation !== 'hidden' && downtime !== 'shut' && (
        <NavigationBar
          isDecorative={chrome.navigation === 'decorative'}
          isFramed={isFramed() && !isLockdownBrowser && !isLockdownPath(pathname)}
        />
      )}
      {userInfo?.isImpersonated && (
        <Suspense fallback={null}>
          <ImpersonationBand person={userInfo} />
        </Suspense>
      )}
      {downtime === 'passing' && <DowntimeBand />}
      <VersionBanner />
      <Main id="main" ref={main} tabIndex={-1}>
        <Suspense>{downtime === 'shut' ? <DowntimeScreen /> : <Outlet />}</Suspense>
      </Main>
      {chrome.hasFooter && <Footer />}
      <Notifications />
      <ScrollRestoration />
    </Frame>
  )
}
