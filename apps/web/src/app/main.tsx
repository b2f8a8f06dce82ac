import { createIsomorphTheme, IsomorphThemeProvider } from '@isomorph/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router/dom'
import { findKeptAnswersBy } from '../data/kept-answers.ts'
import { followVisibility } from '../data/polling/follow-visibility.ts'
import { store, whenRestored } from '../data/store.ts'
import { startErrorReporting } from '../error-reporting/error-reporting.ts'
import { startAnalytics } from '../features/analytics/index.ts'
import { findKeptAnswer, showKeptFigures } from '../features/sitting/index.ts'
import { createRouter } from './router.tsx'
import { followNavigationRules } from './access/navigation-rules.ts'
import { followLanguage } from '../session/follow-language.ts'
import { startPeriodicFetches } from '../session/periodic-fetch.ts'
import { fetchAgainAfterOutages } from '../session/reconnect.ts'
import { watchSessionEnd } from '../session/session-end.ts'
import { startSession, takeFromAddress } from '../session/session.ts'
import { loadFrameTexts } from './frame-texts.ts'
import { ModalRegistry } from './modal-registry.tsx'
import { notifySignedInUser } from './notify-signed-in-user.ts'
import { startLanguage } from '../screen/language.ts'
import { reloadWhenReachable } from '../screen/load-screen.ts'
import { RouterLink } from '../screen/router-link.tsx'

const theme = createIsomorphTheme({ linkComponent: RouterLink })

async function start(root: HTMLElement): Promise<void> {
  startErrorReporting()
  const fromAddress = { code: takeFromAddress('code'), ticket: takeFromAddress('ticket') }
  await whenRestored
  startLanguage()
  // Fetched while the session starts. Without them no page can say anything: it is fetched anew once the server answers.
  const texts = loadFrameTexts().catch(async () => {
    reloadWhenReachable()
    await new Promise<never>(() => {})
  })
  watchSessionEnd()
  findKeptAnswersBy(findKeptAnswer)
  showKeptFigures(document)
  followLanguage()
  await startSession(store, fromAddress, notifySignedInUser)
  await texts
  const router = createRouter()
  followNavigationRules(router)
  fetchAgainAfterOutages(store)
  startPeriodicFetches(store)
  followVisibility(store)
  startAnalytics(router)
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <IsomorphThemeProvider theme={theme} linkComponent={RouterLink}>
          <ModalRegistry>
            <RouterProvider router={router} />
          </ModalRegistry>
        </IsomorphThemeProvider>
      </Provider>
    </StrictMode>,
  )
}

const root = document.querySelector<HTMLElement>('#root')
if (root) void start(root)
