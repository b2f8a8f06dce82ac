import { exchangeTexts, namedInReport, rosterTexts, type RosterPerson } from '@isomorph/contract'
import { ServiceError } from '@isomorph/sign-in'
import { recordAct, systemActor } from '../../authorization/actor.ts'
import { defineTask } from '../../jobs/jobs.ts'
import type { Services } from '../../services/services.ts'
import { recordExchanges, syncRosterTask as declaration } from '../exchanges/index.ts'
import { selectOptionalExternalProvider, type ExternalProviderRow } from '../external-providers/index.ts'
import { prepareForRoster } from '../group-assessments/index.ts'
import { planRoster, removesMany, type RosterPlan } from './roster-plan.ts'
import { nextReadingAfter } from './next-reading.ts'
import { readPlatformRoster } from './platform-roster.ts'
import { RosterRefusal, type Reading, type RosterAtSource } from './roster-at-source.ts'
import { readTimetableRoster } from './timetable-roster.ts'
import {
  beginSync,
  countFailures,
  deleteSyncedRoles,
  dismissReports,
  finishSync,
  insertSyncedRoles,
  lockRoles,
  markSynced,
  selectNames,
  selectOptionalSource,
  selectRoles,
  type Source,
  type SyncOutcome,
} from './roster-syncs.queries.ts'

const { write } = rosterTexts

type Syncing = Reading & Pick<Services, 'people'>

const nothing = { readPeople: 0, added: 0, removed: 0, changed: 0, unchanged: 0, people: [] } as const

async function peopleIn({ db }: Syncing, { added, changed, removed }: RosterPlan): Promise<RosterPerson[]> {
  const names = await selectNames(
    db,
    removed.slice(0, namedInReport).map(({ userId }) => userId),
  )
  return [
    ...added.map(({ name, role }) => ({ name, role, change: 'added' as const })),
    ...removed.map(({ userId, role }) => ({ name: names.get(userId) ?? '', role, change: 'removed' as const })),
    ...changed.map(({ name, role }) => ({ name, role, change: 'changed' as const })),
  ].slice(0, namedInReport)
}

async function outcomeOf(
  services: Syncing,
  plan: RosterPlan,
  readPeople: number,
  more: Pick<SyncOutcome, 'state' | 'reason'>,
): Promise<SyncOutcome> {
  return {
    ...more,
    readPeople,
    added: plan.added.length,
    removed: plan.removed.length,
    changed: plan.changed.length,
    unchanged: plan.unchanged,
    people: await peopleIn(services, plan),
  }
}

/**
 * Changes the course in one transaction. Only roles that came from this source change; no work is touched. Answers what
 * changed, and who would leave where nobody may.
 */
async function apply(
  services: Syncing,
  source: Source,
  read: RosterAtSource,
  { mayRemove }: { readonly mayRemove: boolean },
): Promise<RosterPlan> {
  const resolved = await read.ensure()
  return await services.db.transaction().execute(async (trx) => {
    const held = await lockRoles(trx, source.groupId)
    const plan = planRoster({ externalGroupId: source.id, members: resolved, held })
    const removed = mayRemove ? plan.removed : []
    const gone = [...removed, ...plan.changed].flatMap(({ userId }) => (userId === null ? [] : [userId]))
    // Those who come first: a course is without an instructor at no moment.
    await insertSyncedRoles(trx, source, plan.added)
    await deleteSyncedRoles(trx, source, gone)
    await insertSyncedRoles(trx, source, plan.changed)
    if (!(await markSynced(trx, source))) throw new RosterRefusal(write('followsOthers'))
    if (plan.added.length + plan.changed.length > 0) await prepareForRoster(trx, source.groupId)
    const after = { added: plan.added.length, removed: removed.length, changed: plan.changed.length }
    const act = { action: 'group.syncRoster', entityType: 'group', entityId: source.groupId, after } as const
    await recordAct(trx, systemActor, act)
    return plan
  })
}

/** Why a person looks at a roster before anything changes; undefined where nobody needs to. */
function reasonToAsk(source: Source, provider: ExternalProviderRow, isLosingMany: boolean): string | undefined {
  if (source.isRosterSynced) return isLosingMany ? write('losingMany') : undefined
  return provider.type === 'timetabling' ? write('firstOfClasses') : write('firstReading')
}

async function decide(
  services: Syncing,
  source: Source,
  provider: ExternalProviderRow,
  sync: { readonly confirmedBy: number | null; readonly removed: number },
): Promise<SyncOutcome> {
  const held = await selectRoles(services.db, source.groupId)
  const read =
    provider.type === 'timetabling'
      ? await readTimetableRoster(services, source, provider, held)
      : await readPlatformRoster(services, source, provider)
  const roster = { externalGroupId: source.id, members: await read.find(), held }
  const plan = planRoster(roster)
  const isConfirmed = sync.confirmedBy !== null && plan.removed.length <= sync.removed
  const question = isConfirmed ? undefined : reasonToAsk(source, provider, removesMany(plan, roster))
  if (question !== undefined)
    return await outcomeOf(services, plan, read.people, {
      state: 'toConfirm',
      reason: `${read.missing} ${question}`.trim(),
    })
  const mayRemove = isConfirmed || read.missing === ''
  const applied = await apply(services, source, read, { mayRemove })
  services.people.forget()
  if (mayRemove || applied.removed.length === 0)
    return await outcomeOf(services, applied, read.people, { state: 'applied', reason: read.missing })
  const { added, changed, removed, unchanged } = applied
  const left = { added: [], changed: [], removed, unchanged: unchanged + added.length + changed.length }
  const reason = `${read.missing} ${write('nobodyLeft')}`
  return await outcomeOf(services, left, read.people, { state: 'toConfirm', reason })
}

function wordsOf({ state, reason, added, removed, changed, unchanged }: SyncOutcome): string {
  const counts = { added, removed, changed, unchanged }
  if (state === 'toConfirm') return exchangeTexts.write('rosterWaits', counts)
  return `${exchangeTexts.write('rosterTakenOver', counts)} ${reason}`.trim()
}

/** Ends a reading together with its message in the ledger: whoever sees that it is over finds the message. */
async function endReading(
  db: Syncing['db'],
  syncId: number,
  outcome: Parameters<typeof finishSync>[2],
  message: Parameters<typeof recordExchanges>[1][number],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await finishSync(trx, syncId, outcome)
    await recordExchanges(trx, [message])
  })
}

/** Reads the roster of a platform's course or of classes of a timetable, and takes it over where nobody needs to look at it first. */
export async function runSyncRoster(services: Syncing, externalGroupId: number): Promise<void> {
  const { db } = services
  const source = await selectOptionalSource(db, externalGroupId)
  const sync = await beginSync(db, externalGroupId)
  if (!sync) return
  const provider = source && (await selectOptionalExternalProvider(db, source.externalProviderId))
  if (!source?.isDeploymentEnabled || !provider?.isEnabled)
    return await finishSync(db, sync.id, {
      ...nothing,
      state: 'failed',
      reason: write(provider?.type === 'timetabling' ? 'timetableGone' : 'platformGone'),
      // It may be switched off for minutes: the next reading is soon, and by itself only once it is connected again.
      nextTryAt: source?.isRosterSynced ? nextReadingAfter(1, new Date(), Math.random()) : null,
    })
  const named = { externalProviderId: provider.id, externalGroupId, groupId: source.groupId }
  const exchange = { ...named, direction: 'out', kind: 'roster', summary: source.title || source.label } as const
  try {
    const outcome = await decide(services, source, provider, sync)
    await dismissReports(db, externalGroupId)
    await endReading(db, sync.id, outcome, { ...exchange, outcome: 'accepted', detail: wordsOf(outcome) })
  } catch (error) {
    const isKnown = error instanceof ServiceError || error instanceof RosterRefusal
    const reason = isKnown ? error.message : write('brokeOff')
    const failures = (await countFailures(db, externalGroupId)) + 1
    // Rosters that nobody has confirmed are read only when somebody asks.
    const nextTryAt = source.isRosterSynced ? nextReadingAfter(failures, new Date(), Math.random()) : null
    const outcome = error instanceof ServiceError && error.isPassing ? 'failed' : 'refused'
    const failed = { ...nothing, state: 'failed', reason, nextTryAt } as const
    await endReading(db, sync.id, failed, { ...exchange, outcome, detail: reason, nextTryAt })
    if (!isKnown) throw error
  }
}

export const syncRosterTask = defineTask({
  ...declaration,
  run: async ({ externalGroupId }, services) => await runSyncRoster(services, externalGroupId),
})
