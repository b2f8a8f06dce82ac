import type { LockdownSettings } from '@isomorph/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { actOn } from '../group-assessments/index.ts'
import { readSealed, sealText, selectSettings } from './lockdown.queries.ts'
import { respondusOf, verifierOf } from './verifier-of.ts'

type Installed = Pick<Services, 'db' | 'tier' | 'respondusKit'>
type Wanted = Omit<LockdownSettings, 'respondus'>

async function readSettings(db: Kysely<Tables>, groupAssessmentId: number): Promise<Wanted> {
  const { kind, quitPasswordSealed, browserExamKeys } = await selectSettings(db, groupAssessmentId)
  return { kind, quitPassword: await readSealed(db, quitPasswordSealed), browserExamKeys: browserExamKeys ?? [] }
}

export async function getLockdownSettings(services: Installed, groupAssessmentId: number): Promise<LockdownSettings> {
  return { ...(await readSettings(services.db, groupAssessmentId)), respondus: respondusOf(services) }
}

/** For the audit log: a password is told by its presence alone. */
function told({ kind, quitPassword, browserExamKeys }: Wanted) {
  return { lockdown: kind, hasQuitPassword: quitPassword !== null, browserExamKeys }
}

/** Sets the lockdown browser of an assessment. What is set already changes nothing: a repeat is safe. */
export async function saveLockdownSettings(
  services: Installed,
  groupAssessmentId: number,
  { kind, quitPassword, browserExamKeys: keys }: Wanted,
  actor: Actor,
): Promise<LockdownSettings> {
  const { db } = services
  if (kind !== 'none') verifierOf(kind, services)
  const browserExamKeys = [...new Set(keys)]
  const wanted = { kind, quitPassword, browserExamKeys }
  const quitPasswordSealed = await sealText(db, quitPassword)
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('groupAssessments').select('id').where('id', '=', groupAssessmentId).forUpdate().execute()
    const before = await readSettings(trx, groupAssessmentId)
    if (JSON.stringify(before) === JSON.stringify(wanted)) return
    const values = { quitPasswordSealed, browserExamKeys }
    await trx
      .insertInto('lockdownSettings')
      .values({ groupAssessmentId, ...values })
      .onConflict((conflict) => conflict.column('groupAssessmentId').doUpdateSet(values))
      .execute()
    await trx
      .updateTable('groupAssessments')
      .set({ lockdown: kind, version: sql`version + 1`, changedAt: sql`now()` })
      .where('id', '=', groupAssessmentId)
      .execute()
    await recordAct(trx, actor, {
      ...actOn(groupAssessmentId, 'setLockdown'),
      before: told(before),
      after: told(wanted),
    })
  })
  return await getLockdownSettings(services, groupAssessmentId)
}
