import type { FastifyInstance } from 'fastify'
import { externalProviderCalls, rosterFileMaximumBytes, type RosterFileSummary } from '@isomorph/contract'
import { externalProviderEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import type { Services } from '../../services/services.ts'
import { selectOptionalRosterFile } from '../external-providers/index.ts'
import { readUpload } from '../files/index.ts'
import { handInRosterFile, refuseUnlessOfFiles } from './hand-in-roster-file.ts'

const { getRosterFile, uploadRosterFile } = routesOf(externalProviderCalls, externalProviderEndpoints)

async function viewFile({ db }: Pick<Services, 'db'>, id: number): Promise<{ file: RosterFileSummary | null }> {
  const file = await selectOptionalRosterFile(db, id)
  return { file: file ? { ...file, uploadedAt: file.uploadedAt.toISOString() } : null }
}

export function registerRosterFiles(app: FastifyInstance): void {
  route(app, getRosterFile, async ({ db, params: { externalProviderId } }) => {
    await refuseUnlessOfFiles({ db }, externalProviderId)
    return await viewFile({ db }, externalProviderId)
  })

  route(app, uploadRosterFile, async ({ db, user, actor, params: { externalProviderId }, query, request }) => {
    const { bytes, fileName } = await readUpload(request, { maximumBytes: rosterFileMaximumBytes })
    const name = fileName.replaceAll('\u0000', '').slice(0, 200)
    const given = { userId: user.id, externalProviderId, numberColumn: query.numberColumn, fileName: name, bytes }
    const courses = await handInRosterFile({ db }, actor, given)
    return { ...(await viewFile({ db }, externalProviderId)), courses }
  })
}
