import { sql, type Insertable, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

type Columns = Insertable<Tables['exchanges']>

/** A message to or from a connected system. Texts are for people, and hold no secret, no token and no grade. */
export type NewExchange = Pick<Columns, 'direction' | 'kind' | 'outcome'> & Partial<Omit<Columns, 'at'>>

const longestText = 500
const exchangesAtOnce = 500

/** Texts come from platforms: what a database cannot hold is left out. */
function storable(text = ''): string {
  return Array.from(text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' '))
    .slice(0, longestText)
    .join('')
}

function rowOf(exchange: NewExchange): NewExchange {
  return {
    externalProviderId: null,
    externalGroupId: null,
    groupId: null,
    groupAssessmentId: null,
    userId: null,
    nextTryAt: null,
    traceId: '',
    ...exchange,
    summary: storable(exchange.summary),
    detail: storable(exchange.detail),
  }
}

/** Writes messages into the integration ledger: as one value, because the many values of many rows take longer than the rows. */
export async function recordExchanges(db: Kysely<Tables>, exchanges: readonly NewExchange[]): Promise<void> {
  for (let first = 0; first < exchanges.length; first += exchangesAtOnce) {
    const rows = exchanges.slice(first, first + exchangesAtOnce).map(rowOf)
    await sql`
      insert into exchanges (direction, kind, outcome, external_provider_id, external_group_id, group_id, group_assessment_id,
        user_id, summary, detail, trace_id, next_try_at)
      select e.direction, e.kind, e.outcome, e."externalProviderId", e."externalGroupId", e."groupId", e."groupAssessmentId",
        e."userId", e.summary, e.detail, e."traceId", e."nextTryAt"
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(direction text, kind text, outcome text,
          "externalProviderId" bigint, "externalGroupId" bigint, "groupId" bigint, "groupAssessmentId" bigint,
          "userId" bigint, summary text, detail text, "traceId" text, "nextTryAt" timestamptz)`.execute(db)
  }
}
