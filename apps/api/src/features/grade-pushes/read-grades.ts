import { z } from 'zod'
import { readResults, serviceScopes, ServiceError } from '@isomorph/sign-in'
import { defineTask } from '../../jobs/jobs.ts'
import type { Services } from '../../services/services.ts'
import { recordExchanges } from '../exchanges/index.ts'
import { selectOptionalExternalProvider, serviceClientOf } from '../external-providers/index.ts'
import { selectOptionalTarget, selectStandings } from './grade-pushes.queries.ts'
import { saveReadings } from './readings.queries.ts'

type Reading = Pick<Services, 'db' | 'tier' | 'isOnLoopback' | 'outside' | 'clock'>

/** Asks a platform which grades it has, for people to compare. It changes none. */
export async function runReadGrades(services: Reading, lineItemId: number): Promise<void> {
  const { db, clock } = services
  const target = await selectOptionalTarget(db, lineItemId)
  const provider = target && (await selectOptionalExternalProvider(db, target.externalProviderId))
  if (!target?.isDeploymentEnabled || !provider?.isEnabled || target.address === '') return
  const { externalProviderId, externalGroupId, groupId, groupAssessmentId, name: summary } = target
  const named = { externalProviderId, externalGroupId, groupId, groupAssessmentId, summary }
  const exchange = { ...named, direction: 'out', kind: 'results' } as const
  try {
    if (!target.scopes.includes(serviceScopes.result))
      throw new ServiceError('The platform does not let us read grades. Allow the tool to do so there.')
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
    await saveReadings(db, lineItemId, undefined)
    const outcome = error.isPassing ? 'failed' : 'refused'
    await recordExchanges(db, [{ ...exchange, outcome, detail: error.message }])
  }
}

export const readGradesTask = defineTask({
  name: 'read-grades',
  payload: z.object({ lineItemId: z.number().int() }),
  maximumTries: 2,
  run: async ({ lineItemId }, services) => await runReadGrades(services, lineItemId),
})
