import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { rosterSyncCalls, type SyncedGroup } from '@isomorph/contract'
import { rosterPersonSchema, rosterSyncEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { saidOfExchange } from '../exchanges/index.ts'
import { requestSync } from './request-sync.ts'
import { rosterSyncRefusals } from './roster-syncs.errors.ts'
import { confirmReport, selectSyncedGroups, selectSyncedSources } from './roster-syncs.queries.ts'

const rosterSyncRoutes = routesOf(rosterSyncCalls, rosterSyncEndpoints)
const peopleSchema = z.array(rosterPersonSchema)

type SyncedRow = Awaited<ReturnType<typeof selectSyncedGroups>>[number]

function viewLatest(row: SyncedRow): SyncedGroup['latest'] {
  const { syncId, state, createdAt, finishedAt } = row
  if (syncId === null || state === null || createdAt === null) return null
  return {
    id: syncId,
    state,
    reason: row.reason ?? '',
    said: saidOfExchange(row.reason ?? ''),
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    readPeople: row.readPeople ?? 0,
    added: row.added ?? 0,
    removed: row.removed ?? 0,
    changed: row.changed ?? 0,
    unchanged: row.unchanged ?? 0,
    people: peopleSchema.parse(row.people),
  }
}

async function readSyncs({ db }: Pick<Services, 'db'>, groupId: number) {
  const rows = await selectSyncedGroups(db, groupId)
  const externalGroups = rows.map((row) => ({
    id: row.id,
    providerType: row.providerType,
    providerName: row.providerName,
    contextTitle: row.title || row.label,
    hasRoster: row.hasRoster,
    isSynced: row.isRosterSynced,
    latest: viewLatest(row),
  }))
  return { externalGroups }
}

const allRosters = 100_000

export function registerRosterSyncs(app: FastifyInstance): void {
  route(app, rosterSyncRoutes.listRosterSyncs, async ({ db, params }) => await readSyncs({ db }, params.groupId))

  route(app, rosterSyncRoutes.syncRoster, async ({ db, user, params: { groupId }, body }) => {
    const sources = (await selectSyncedGroups(db, groupId)).filter(({ hasRoster }) => hasRoster)
    if (sources.length === 0) throw new Refusal(rosterSyncRefusals.noRoster)
    await db.transaction().execute(async (trx) => {
      const { confirmedSyncId: id } = body
      const confirmed = id === undefined ? undefined : await confirmReport(trx, { id, groupId, userId: user.id })
      if (id !== undefined && confirmed === undefined) throw new Refusal(rosterSyncRefusals.rosterReportGone)
      const ids = confirmed === undefined ? sources.map((source) => source.id) : [confirmed]
      for (const externalGroupId of ids) await requestSync(trx, { externalGroupId, requestedBy: user.id })
    })
    return await readSyncs({ db }, groupId)
  })

  route(app, rosterSyncRoutes.syncAllRosters, async ({ db, user }) => {
    const ids = await selectSyncedSources(db, { isDue: false, maximum: allRosters })
    for (const externalGroupId of ids) await requestSync(db, { externalGroupId, requestedBy: user.id })
    return { courses: ids.length }
  })
}
