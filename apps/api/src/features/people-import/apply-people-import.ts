import type { GlobalRole } from '@isomorph/access'
import { importTexts } from '@isomorph/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { isViolation } from '../../data/constraints.ts'
import { planForManyRows } from '../../data/plan-for-many-rows.ts'
import type { Services } from '../../services/services.ts'
import { prepareForRoster } from '../group-assessments/index.ts'
import { inviteNewPeople } from '../invitations/index.ts'
import { insertNewPeople, insertRoles, recordPeople, updateChangedPeople } from './apply-rows.sql.ts'
import { compareRows } from './compare-rows.sql.ts'
import { peopleImportRefusals } from './people-import.errors.ts'
import {
  giveBackImport,
  markApplied,
  recordProgress,
  selectCounts,
  selectImport,
  selectMeaning,
  type ImportRecord,
} from './people-import.queries.ts'

export interface Application {
  readonly importId: number
  readonly actor: Actor
  readonly rolesBeyond: readonly GlobalRole[]
  /** Where the links in invitations lead; null: nobody is invited. */
  readonly invitationOrigin: string | null
}

/** Why an import is given back that nothing was wrong with. */
export const failureOfOurs = importTexts.write('faultOfOurs')

const linesAtOnce = 5000
/** Any number, the same in every process: one import of a kind is applied at a time. */
const importLock = 4_201_146

async function waitForOthers(trx: Kysely<Tables>, groupId: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(${importLock}, ${groupId ?? 0}::integer)`.execute(trx)
}

/**
 * Works out anew what the rows mean. Where that is something else than was shown, the import is given back together
 * with what it means now: a second try finds nothing that nobody has seen.
 */
async function compareAgain(trx: Kysely<Tables>, importId: number, rolesBeyond: readonly GlobalRole[]): Promise<void> {
  const { groupId } = await selectImport(trx, importId)
  await waitForOthers(trx, groupId)
  const { status, createsPeople } = await selectImport(trx, importId)
  if (status !== 'applying') return
  const shown = await selectMeaning(trx, importId)
  await compareRows(trx, { importId, groupId, createsPeople, rolesBeyond })
  if (shown !== (await selectMeaning(trx, importId)))
    await giveBackImport(trx, importId, peopleImportRefusals.changedSincePreview.detail)
}

/**
 * Does what an import showed, in one transaction. It is compared with the people there are once more first: where that
 * gives something else than was shown, nothing happens and the import is given back to be looked at.
 */
export async function applyImport({ db }: Pick<Services, 'db'>, application: Application): Promise<void> {
  const { importId, rolesBeyond } = application
  await db.transaction().execute(async (trx) => await compareAgain(trx, importId, rolesBeyond))
  try {
    await writePeople({ db }, await selectImport(db, importId), application)
  } catch (error) {
    // The people there are have changed under the import: nothing is wrong with the product, somebody has to look again.
    if (!isViolation(error, 'unique', 'check')) throw error
    await giveBackImport(db, importId, peopleImportRefusals.changedSincePreview.detail)
  }
}

async function writePeople(
  { db }: Pick<Services, 'db'>,
  { id, groupId, rowCount }: ImportRecord,
  { actor, invitationOrigin }: Application,
): Promise<void> {
  const counts = await selectCounts(db, id)
  await db.transaction().execute(async (trx) => {
    await waitForOthers(trx, groupId)
    const current = await selectImport(trx, id)
    if (current.status !== 'applying') return
    await planForManyRows(trx)
    const { rows } = await sql<{ last: number }>`
      select coalesce(max(line), 0) as last from people_import_rows where import_id = ${id}`.execute(trx)
    const last = rows[0]?.last ?? 0
    for (let from = 1; from <= last; from += linesAtOnce) {
      const lines = { importId: id, from, to: from + linesAtOnce - 1 }
      await insertNewPeople(trx, lines, actor.userId)
      await updateChangedPeople(trx, lines)
      if (groupId !== null) await insertRoles(trx, lines, groupId)
      await recordPeople(trx, lines, actor)
      // Outside the transaction, so that those who wait see it.
      await recordProgress(db, id, Math.min(rowCount, Math.round((rowCount * (from + linesAtOnce - 1)) / last)))
    }
    if (groupId !== null) await prepareForRoster(trx, groupId)
    if (invitationOrigin !== null && actor.userId !== null)
      await inviteNewPeople(trx, { importId: id, invitedBy: actor.userId, origin: invitationOrigin })
    const entity =
      groupId === null
        ? ({ entityType: 'peopleImport', entityId: id } as const)
        : ({ entityType: 'group', entityId: groupId } as const)
    await recordAct(trx, actor, { action: 'people.import', ...entity, after: { importId: id, ...counts } })
    await markApplied(trx, id, rowCount)
  })
}
