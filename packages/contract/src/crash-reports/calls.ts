import { callsOf } from '../call.ts'
import type { crashReportEndpoints } from './schemas.ts'

/** Reports of pages that broke, where no error reporting is configured. */
export const crashReportCalls = callsOf<typeof crashReportEndpoints>({
  sendCrashReport: ['POST', '/api/crashReports'],
})
