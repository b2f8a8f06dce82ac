import type { ErrorReporter } from './sentry-reporter.ts'
import { logOutRequested } from '../data/slices/auth-slice.ts'
import { coreApi } from '../data/core-api.ts'
import { listener, type RootState } from '../data/store.ts'

/** Set once the installation has said that it wants reports; null: it wants none, or has not been heard yet. */
let reporter: Promise<ErrorReporter> | null = null

/** Reports something that should not have happened; nothing happens where no error reporting is configured. */
export function reportError(fault: unknown): void {
  void reporter?.then((it) => it.report(fault))
}

/** Sends what broke a page because somebody asks for it; null where no error reporting is configured. */
export async function sendReport(fault: unknown): Promise<string | null> {
  const current = await reporter
  return current === null ? null : await current.send(fault)
}

/**
 * Fetches the reporter when the configuration names where to report to, and not before: without it nothing of it is
 * loaded. From then on it knows whose page it is, until they log out.
 */
export function startErrorReporting(): void {
  listener.startListening({
    matcher: coreApi.endpoints.getConfiguration.matchFulfilled,
    effect: ({ payload: { errorReportingDsn: dsn, tier, version } }, store) => {
      if (dsn === '' || reporter !== null) return
      const loading = import('./sentry-reporter.ts').then(({ createSentryReporter }) => {
        const created = createSentryReporter({ dsn, tier, version })
        // Who is signed in may have been fetched before the configuration.
        created.setUser(coreApi.endpoints.getUserInfo.select(undefined)(store.getState() as RootState).data?.id ?? null)
        return created
      })
      // What cannot be fetched reports nothing; the page is not to suffer from it.
      loading.catch(() => (reporter = null))
      reporter = loading
    },
  })
  listener.startListening({
    matcher: coreApi.endpoints.getUserInfo.matchFulfilled,
    effect: async ({ payload: { id } }) => (await reporter)?.setUser(id),
  })
  listener.startListening({
    actionCreator: logOutRequested,
    effect: async () => (await reporter)?.setUser(null),
  })
}
