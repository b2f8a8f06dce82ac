import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { PersonalDataFile } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { rawResponse, type RawResponse } from '../../http/raw-response.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { makePersonalDataTask } from './file/make-file.ts'
import { personalDataRefusals } from './personal-data.errors.ts'
import { askForFile, selectOptionalContent, selectOptionalFile } from './personal-data.queries.ts'
import { viewFile } from './personal-data.view.ts'

type Db = Kysely<Tables>

const decompress = promisify(gunzip)

/** Has the file of a person made. While one is on its way, asking again changes nothing. */
export async function requestFile(db: Db, actor: Actor, userId: number): Promise<PersonalDataFile> {
  await db.transaction().execute(async (trx) => {
    if (!(await askForFile(trx, userId, actor.userId))) return
    await enqueue(trx, makePersonalDataTask, { userId }, { key: `${makePersonalDataTask.name} ${userId}` })
    await recordAct(trx, actor, { action: 'personalData.request', entityType: 'user', entityId: userId })
  })
  return viewFile(await selectOptionalFile(db, userId))
}

/** Hands the file out, which the audit log tells of. */
export async function downloadFile(db: Db, actor: Actor, userId: number): Promise<RawResponse> {
  const content = await selectOptionalContent(db, userId)
  if (!content) throw new Refusal(personalDataRefusals.noPersonalDataFile)
  await recordAct(db, actor, { action: 'personalData.download', entityType: 'user', entityId: userId })
  return rawResponse('application/json; charset=utf-8', await decompress(content), {
    'content-disposition': `attachment; filename="personal-data-${userId}.json"`,
  })
}
