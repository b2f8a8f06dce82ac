import type { Kysely } from 'kysely'
import { z } from 'zod'
import { EvaluatorAwayError } from '@isomorph/evaluation'
import type { Tables } from '@isomorph/database'
import { defineTask, enqueue } from '../../../jobs/jobs.ts'
import type { Services } from '../../../services/services.ts'
import { readStoredContent } from '../stored-content.ts'
import { endVariantReport, insertVariantReport, selectOptionalContentToCheck } from './variant-report.queries.ts'

const mostVariants = 5000
/** What is drawn where more take too long. */
const fewerVariants = 1000

/** Draws many variants of a saved version, as the variant lab does, and keeps what is wrong with them. */
export const checkVariantsTask = defineTask({
  name: 'check-variants',
  payload: z.object({ revisionId: z.number().int() }),
  maximumTries: 5,
  async run({ revisionId }, services) {
    const { db, clock } = services
    const stored = await selectOptionalContentToCheck(db, revisionId)
    if (stored === undefined) return
    const lab = await checkVariants(services, stored)
    await endVariantReport(db, revisionId, lab ? { state: 'done', ...lab } : { state: 'tooLong' }, clock.now())
  },
  async giveUp({ revisionId }, { db, clock }) {
    await endVariantReport(db, revisionId, { state: 'failed' }, clock.now())
  },
})

async function checkVariants({ evaluation }: Pick<Services, 'evaluation'>, stored: unknown) {
  const content = readStoredContent(stored)
  const check = async (variants: number) => await evaluation.check(content, { isLab: true, variants })
  const checked = (await check(mostVariants).catch(undefinedWhereAway)) ?? (await check(fewerVariants))
  if (checked && !checked.lab) throw new Error('The evaluation service of the former release draws no variants.')
  return checked?.lab
}

/** The service does not answer in time, or not at all: whether it does is seen when fewer are drawn. */
function undefinedWhereAway(error: unknown): undefined {
  if (!(error instanceof EvaluatorAwayError)) throw error
}

/** Has the variants of a version checked once its save is through. */
export async function askForVariantReport(trx: Kysely<Tables>, revisionId: number): Promise<void> {
  await insertVariantReport(trx, revisionId)
  await enqueue(trx, checkVariantsTask, { revisionId })
}
