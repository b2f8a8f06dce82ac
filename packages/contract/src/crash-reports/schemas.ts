import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { crashReportLengths } from './limits.ts'

/** What somebody sends when a page broke: where and how, nothing they typed. */
export const crashReportSchema = z.object({
  path: z.string().max(crashReportLengths.path),
  message: z.string().max(crashReportLengths.message),
  stack: z.string().max(crashReportLengths.stack).default(''),
  version: z.string().max(crashReportLengths.version),
})
export type CrashReport = z.input<typeof crashReportSchema>

/** Access, schemas and summaries of `crashReportCalls`. */
export const crashReportEndpoints = {
  sendCrashReport: defineEndpoint({
    summary: 'Tell whoever runs the product that a page broke',
    access: { kind: 'public' },
    body: crashReportSchema,
    /** To quote when asking about it. */
    result: z.object({ reference: z.string() }),
    status: 202,
  }),
}
