import {
  browserTracingIntegration,
  captureException,
  captureFeedback,
  flush,
  init,
  replayIntegration,
  setUser,
} from '@sentry/browser'
import { reportDepth, reportValueLength, withoutFilteredFields } from '@isomorph/contract'

/** Error reporting once it is there. */
export interface ErrorReporter {
  readonly report: (fault: unknown) => void
  /** With the word of a person that they sent it; answers what to quote. */
  readonly send: (fault: unknown) => Promise<string>
  readonly setUser: (id: number | null) => void
}

interface ReporterOptions {
  readonly dsn: string
  readonly tier: string
  readonly version: string
}

const sendMilliseconds = 5000

/** Starts the browser's part of error reporting. Replays, made only of errors, show neither texts nor inputs nor pictures. */
export function createSentryReporter({ dsn, tier, version }: ReporterOptions): ErrorReporter {
  init({
    dsn,
    environment: tier,
    release: `isomorph@${version}`,
    integrations: [
      browserTracingIntegration(),
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
    ],
    normalizeDepth: reportDepth,
    maxValueLength: reportValueLength,
    tracesSampleRate: 0.5,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 1,
    // Traces are joined with those of this server only.
    tracePropagationTargets: [/^\//],
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
    beforeSend: (event) => withoutFilteredFields(event),
    beforeSendSpan: (span) => withoutFilteredFields(span),
    beforeBreadcrumb: (breadcrumb) => withoutFilteredFields(breadcrumb),
  })
  // What was reported when it happened is not reported again when somebody sends it.
  const reported = new WeakMap<object, string>()
  function report(fault: unknown): string {
    const isObject = typeof fault === 'object' && fault !== null
    const known = isObject ? reported.get(fault) : undefined
    const id = known ?? captureException(fault)
    if (isObject) reported.set(fault, id)
    return id
  }
  return {
    report: (fault) => void report(fault),
    async send(fault) {
      const associatedEventId = report(fault)
      captureFeedback({ message: 'Crash report, sent by hand', associatedEventId })
      await flush(sendMilliseconds)
      return associatedEventId
    },
    setUser: (id) => setUser(id === null ? null : { id: String(id) }),
  }
}
