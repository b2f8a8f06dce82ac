import { z } from 'zod'
import { exchangeTexts } from '@isomorph/contract'
import { isLineItemGone, readResults, serviceScopes, ServiceError } from '@isomorph/sign-in'
import { defineTask } from '../../jobs/jobs.ts'
import type { Services } from '../../services/services.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { pushGradesTask, recordExchanges } from '../exchanges/index.ts'
import {
  selectOptionalExternalProvider,
  serviceClientOf,
  type ExternalProviderRow,
} from '../external-providers/index.ts'
import { selectOptionalTarget, setAddress, type Target } from './grade-pushes.queries.ts'
import { noColumnWords, saveReadingError, saveReadings } from './readings.queries.ts'
import { selectStandings } from './standings.queries.ts'

type Reading = Pick<Services, 'db' | 'tier' | 'isOnLoopback' | 'outside' | 'clock'>

/** Whether the platform has no such column any more: it is asked for the column itself, where it lets us. */
async function isColumnGone(
  services: Reading,
  provider: ExternalProviderRow,
  { scopes, address }: Target,
  { status }: ServiceError,
): Promise<boolean> {
  if (status !== 404 || !scopes.includes(serviceScopes.lineItem)) return false
  return await isLineItemGone(await serviceClientOf(services, provider, [serviceScopes.lineItem]), address)
}

/** The scores of a column that was deleted at the platform go to another one, all of them. */
async function sendAnew({ db }: Reading, lineItemId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setAddress(trx, lineItemId, '')
    await enqueue(trx, pushGradesTask, { lineItemId }, { key: `push-grades ${lineItemId}` })
  })
}

/** Why the platform is not asked; null where it can be. */
function reasonNotToAsk(target: Target, provider: ExternalProviderRow | undefined): string | null {
  if (!target.isDeploymentEnabled || !provider?.isEnabled) return exchangeTexts.write('connectionOff')
  return target.address === '' ? noColumnWords : null
}

const goneWords = exchangeTexts.write('columnGone')

/** Asks a platform which grades it has, for people to compare. It changes none. */
export async function runReadGrades(services: Reading, lineItemId: number): Promise<void> {
  const { db, clock } = services
  const target = await selectOptionalTarget(db, lineItemId)
  if (!target) return
  const provider = await selectOptionalExternalProvider(db, target.externalProviderId)
  const reason = reasonNotToAsk(target, provider)
  if (!provider || reason !== null) return await saveReadingError(db, lineItemId, reason ?? '')
  const { externalProviderId, externalGroupId, groupId, groupAssessmentId, name: summary } = target
  const named = { externalProviderId, externalGroupId, groupId, groupAssessmentId, summary }
  const exchange = { ...named, direction: 'out', kind: 'results' } as const
  try {
    if (!target.scopes.includes(serviceScopes.result)) throw new ServiceError(exchangeTexts.write('readingNotAllowed'))
    const client = await serviceClientOf(services, provider, [serviceScopes.result])
    const results = new Map((await readResults(client, target.address)).map((result) => [result.userId, result]))
    const rows = await selectStandings(db, lineItemId, clock.now())
    const readings = rows.flatMap(({ userId, subject, pushState }) => {
      const result = subject === null ? undefined : results.get(subject)
      if (pushState === null && result === undefined) return []
      return [{ userId, points: result?.resultScore ?? null, maximum: result?.resultMaximum ?? null }]
    })
    await saveReadings(db, lineItemId, readings)
    await recordExchanges(db, [{ ...exchange, outcome: 'accepted' }])
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    const isGone = await isColumnGone(services, provider, target, error)
    if (isGone) await sendAnew(services, lineItemId)
    const detail = isGone ? goneWords : error.message
    await saveReadingError(db, lineItemId, detail)
    await recordExchanges(db, [{ ...exchange, outcome: error.isPassing ? 'failed' : 'refused', detail }])
  }
}

export const readGradesTask = defineTask({
  name: 'read-grades',
  payload: z.object({ lineItemId: z.number().int() }),
  maximumTries: 2,
  run: async ({ lineItemId }, services) => await runReadGrades(services, lineItemId),
})
