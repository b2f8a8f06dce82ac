import type { Insertable, Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

type Columns = Insertable<Tables['exchanges']>

/** A message to or from a connected system. Texts are for people, and hold no secret, no token and no grade. */
export type NewExchange = Pick<Columns, 'direction' | 'kind' | 'outcome'> & Partial<Columns>

const longestText = 500
const exchangesAtOnce = 500

/** Texts come from platforms: what a database cannot hold is left out. */
function storable(text = ''): string {
  return Array.from(text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' '))
    .slice(0, longestText)
    .join('')
}

function rowOf(exchange: NewExchange): Columns {
  return {
    externalProviderId: null,
    externalGroupId: null,
    groupId: null,
    groupAssessmentId: null,
    userId: null,
    nextTryAt: null,
    ...exchange,
    summary: storable(exchange.summary),
    detail: storable(exchange.detail),
  }
}

/** Writes messages into the integration ledger. */
export async function recordExchanges(db: Kysely<Tables>, exchanges: readonly NewExchange[]): Promise<void> {
  for (let first = 0; first < exchanges.length; first += exchangesAtOnce) {
    const rows = exchanges.slice(first, first + exchangesAtOnce).map(rowOf)
    await db.insertInto('exchanges').values(rows).execute()
  }
}
