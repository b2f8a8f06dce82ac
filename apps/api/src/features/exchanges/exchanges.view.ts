import type { Exchange } from '@isomorph/contract'
import type { ExchangeRow } from './exchanges.queries.ts'
import { ledgerReason } from './ledger-reason.ts'
import { saidOfExchange } from './said-of-exchange.ts'

function named(id: number | null, name: string | null): { id: number; name: string } | null {
  return id === null || name === null ? null : { id, name }
}

/** Elsewhere the summary is a name, or a code. */
const saidOfSummary: ReadonlySet<string> = new Set(['event', 'timetable'])

export function viewExchange(row: ExchangeRow): Exchange {
  const { id, direction, kind, outcome, summary, detail, traceId, canRetry, userId } = row
  const { firstName, lastName, email, uid } = row
  const reason = ledgerReason(row)
  return {
    id,
    at: row.at.toISOString(),
    direction,
    kind,
    outcome,
    provider: named(row.providerId, row.providerName),
    contextTitle: row.contextTitle ?? '',
    group: named(row.groupId, row.groupName),
    groupAssessment: named(row.groupAssessmentId, row.groupAssessmentName),
    person: userId === null ? null : { id: userId, firstName, lastName, email, uid },
    summary,
    summarySaid: saidOfSummary.has(kind) ? saidOfExchange(summary) : [],
    detail,
    said: saidOfExchange(detail),
    ...(reason && { reason }),
    traceId,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
    canRetry,
  }
}
