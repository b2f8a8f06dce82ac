import { z } from 'zod'
import { defineCall } from '../call.ts'

/** Never written to a log and never sent to error reporting, at whatever depth they stand. */
export const filteredFields = ['puid', 'employeeNumber', 'tokens', 'password', 'content', 'data'] as const

/** How deep a report is followed, and how long a single value in it may be. */
export const reportDepth = 15
export const reportValueLength = 450

const filtered = new Set<string>(filteredFields)

/** Codes, tickets and signatures travel in the queries of addresses. */
function withoutQueryValues(text: string): string {
  return text.replaceAll(/([?&][\w.~-]+)=[^&\s"')]*/g, '$1=…')
}

/** The secrets of links in letters travel behind the `#` of addresses. What has no slash before its `#` is none. */
function withoutFragments(text: string): string {
  return text.replaceAll(/(?<![^\s"'()])([^\s"'()#]*)#[^\s"')]+/g, (whole, before: string) =>
    before.includes('/') ? `${before}#…` : whole,
  )
}

function shorten(text: string): string {
  const plain = withoutFragments(withoutQueryValues(text))
  return plain.length > reportValueLength ? `${plain.slice(0, reportValueLength - 1)}…` : plain
}

/**
 * A copy that may leave the product: without the filtered fields, without the values of queries and the
 * fragments in addresses, with long texts shortened and what is nested too deep left out.
 */
export function withoutFilteredFields<T>(value: T, depth = 0): T {
  if (typeof value === 'string') return shorten(value) as T
  if (typeof value !== 'object' || value === null) return value
  if (depth >= reportDepth) return '[…]' as T
  if (Array.isArray(value)) return value.map((each: unknown) => withoutFilteredFields(each, depth + 1)) as T
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    filtered.has(key) ? '[filtered]' : withoutFilteredFields(each as unknown, depth + 1),
  ])
  return Object.fromEntries(entries) as T
}

/** What somebody sends when a page broke: where and how, nothing they typed. */
export const crashReportSchema = z.object({
  path: z.string().max(500),
  message: z.string().max(1000),
  stack: z.string().max(8000).default(''),
  version: z.string().max(50),
})
export type CrashReport = z.input<typeof crashReportSchema>

/** Reports of pages that broke, where no error reporting is configured. */
export const crashReportCalls = {
  sendCrashReport: defineCall({
    method: 'POST',
    path: '/api/crashReports',
    summary: 'Tell whoever runs the product that a page broke',
    access: { kind: 'public' },
    body: crashReportSchema,
    /** To quote when asking about it. */
    result: z.object({ reference: z.string() }),
    status: 202,
  }),
}
