import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Tables } from '@isomorph/database'
import { defineTask, enqueueEach, type Sweep } from '../../../jobs/jobs.ts'
import type { Services } from '../../../services/services.ts'
import { readStoredContent } from '../stored-content.ts'
import {
  deleteVariantReport,
  endVariantReport,
  insertVariantReports,
  selectOptionalVersionToCheck,
  selectUncheckedVersions,
  takeOverVariantReport,
  type ReportEnd,
} from './variant-report.queries.ts'

const maximumVariants = 5000
/** Drawn instead where `maximumVariants` take too long. */
const fewerVariants = 1000
/** So often a check that takes too long is made: the limit is one of the clock, and a busy machine reaches it with any problem. */
const triesOfSlowChecks = 3
/** The report of the same content, as a copy has it, is taken over for a week: an older one may be of a former release. */
const goodForMilliseconds = 7 * 86_400_000

/** Draws many variants of a saved version, as the variant lab does, and keeps what is wrong with them. */
export const checkVariantsTask = defineTask({
  name: 'check-variants',
  payload: z.object({ revisionId: z.number().int() }),
  // Over about three hours: the evaluation service may be away or busy for a while.
  maximumTries: 10,
  // One check takes up to half a minute: letters and grades do not wait behind several.
  queue: 'check-variants',
  priority: 10,
  async run({ revisionId }, services, tryNumber = 1) {
    const { db, clock } = services
    const version = await selectOptionalVersionToCheck(db, revisionId)
    if (version === undefined) return
    if (!version.isInUse) return await deleteVariantReport(db, revisionId)
    const since = new Date(clock.now().getTime() - goodForMilliseconds)
    if (await takeOverVariantReport(db, revisionId, since)) return
    const end = await checkVariants(services, version.content)
    if (end.state === 'tooLong' && tryNumber < triesOfSlowChecks) throw new Error('The check took too long.')
    await endVariantReport(db, revisionId, end, clock.now())
  },
  async giveUp({ revisionId }, { db, clock }) {
    await endVariantReport(db, revisionId, { state: 'failed' }, clock.now())
  },
})

/** Throws where the evaluation is busy, so that the job is retried. */
async function checkVariants({ evaluation }: Pick<Services, 'evaluation'>, stored: unknown): Promise<ReportEnd> {
  const content = readStoredContent(stored)
  const check = async (variants: number) => await evaluation.check(content, { isLab: true, variants })
  const checked = (await check(maximumVariants)) ?? (await check(fewerVariants))
  if (checked === undefined) return { state: 'tooLong' }
  if (checked.lab) return { state: 'done', ...checked.lab }
  if (checked.level === 'InvalidForSave')
    throw new Error('No variants were drawn: by the rules of the evaluator, the version could not be saved.')
  throw new Error('No variants were drawn: the evaluation service is of a former release.')
}

/**
 * Has the variants of versions checked once the transaction is through, where they are not yet. Nothing happens for a version
 * that is neither its problem's newest nor in an assessment.
 */
export async function askForVariantReports(trx: Kysely<Tables>, revisionIds: readonly number[]): Promise<void> {
  const inserted = await insertVariantReports(trx, revisionIds)
  await enqueueEach(
    trx,
    checkVariantsTask,
    inserted.map((revisionId) => ({ revisionId })),
  )
}

/** Few enough that a worker has checked them before the sweep runs again. */
const maximumAtOnce = 500

/** Begins the check of versions in assessments that have no report, as those of earlier releases. */
export const uncheckedVersionsSweep: Sweep = {
  name: 'check problems of assessments',
  everyMilliseconds: 3_600_000,
  run: async ({ db }: Pick<Services, 'db'>) =>
    await db.transaction().execute(async (trx) => {
      await askForVariantReports(trx, await selectUncheckedVersions(trx, maximumAtOnce))
    }),
}
