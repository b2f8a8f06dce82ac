import { recordAct, type Actor } from '../../authorization/actor.ts'
import { enqueue } from '../../jobs/jobs.ts'
import type { Services } from '../../services/services.ts'
import { pushGradesTask, syncRosterTask } from './exchange-tasks.ts'
import { resetLineItem, selectRetries } from './exchanges.queries.ts'

interface Retrying {
  /** Undefined: of all courses. */
  readonly groupId?: number
  /** Undefined: whatever can be tried again. */
  readonly ids?: readonly number[] | undefined
}

/** Tries again what went wrong. What has gone right meanwhile is left alone, so asking twice is asking once. */
export async function retryExchanges(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { groupId, ids }: Retrying,
): Promise<{ retried: number }> {
  return await db.transaction().execute(async (trx) => {
    const rows = await selectRetries(trx, { groupId, ids })
    const lineItemIds = new Set<number>()
    const rosters = new Set<number>()
    for (const row of rows) {
      if (row.kind === 'roster') rosters.add(row.externalGroupId)
      else {
        const found = await resetLineItem(trx, row)
        if (found) lineItemIds.add(found.id)
      }
    }
    for (const lineItemId of lineItemIds)
      await enqueue(trx, pushGradesTask, { lineItemId }, { key: `push-grades ${lineItemId}` })
    for (const externalGroupId of rosters)
      await enqueue(trx, syncRosterTask, { externalGroupId }, { key: `sync-roster ${externalGroupId}` })
    const retried = lineItemIds.size + rosters.size
    if (retried > 0) {
      const act = { action: 'exchange.retry', entityType: 'group', entityId: groupId ?? null } as const
      await recordAct(trx, actor, { ...act, after: { retried } })
    }
    return { retried }
  })
}
