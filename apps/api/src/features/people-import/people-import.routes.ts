import type { FastifyInstance, FastifyRequest } from 'fastify'
import { importMaximumBytes, peopleImportCalls, type PeopleImport } from '@isomorph/contract'
import { peopleImportEndpoints } from '@isomorph/contract/schemas'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { route, routesOf } from '../../http/route.ts'
import { requireOwnOrigin } from '../sign-in/index.ts'
import { readUpload } from '../files/index.ts'
import { createPeopleImport, type UploadedPeople } from './create-people-import.ts'
import {
  selectCounts,
  selectImport,
  selectOptionalOwnImport,
  selectRowPage,
  type ImportRecord,
} from './people-import.queries.ts'
import { viewImport, viewRow } from './people-import.view.ts'
import { startApplying } from './start-applying.ts'

const peopleImportRoutes = routesOf(peopleImportCalls, peopleImportEndpoints)

async function readFileOf(request: FastifyRequest): Promise<Pick<UploadedPeople, 'fileName' | 'bytes'>> {
  const { bytes, fileName } = await readUpload(request, { maximumBytes: importMaximumBytes })
  return { bytes, fileName: fileName.replaceAll('\u0000', '').slice(0, 200) }
}

async function readImport({ db }: Pick<Services, 'db'>, id: number): Promise<PeopleImport> {
  return viewImport(await selectImport(db, id), await selectCounts(db, id))
}

async function selectOwnImport({ db }: Pick<Services, 'db'>, userId: number, id: number): Promise<ImportRecord> {
  const record = await selectOptionalOwnImport(db, userId, id)
  if (!record) throw new Refusal(platformRefusals.notFound)
  return record
}

export function registerPeopleImport(app: FastifyInstance): void {
  route(app, peopleImportRoutes.createPeopleImport, async ({ db, user, request }) => {
    const upload = { ...(await readFileOf(request)), roster: null }
    return await readImport({ db }, await createPeopleImport({ db }, user, upload))
  })

  route(app, peopleImportRoutes.createRosterImport, async ({ db, user, params, query, request }) => {
    const upload = { ...(await readFileOf(request)), roster: { groupId: params.groupId, role: query.role } }
    return await readImport({ db }, await createPeopleImport({ db }, user, upload))
  })

  route(app, peopleImportRoutes.getPeopleImport, async ({ db, user, params }) => {
    const record = await selectOwnImport({ db }, user.id, params.importId)
    return viewImport(record, await selectCounts(db, record.id))
  })

  route(app, peopleImportRoutes.listPeopleImportRows, async ({ db, user, params, query }) => {
    const { id } = await selectOwnImport({ db }, user.id, params.importId)
    const { rows, total } = await selectRowPage(db, id, query)
    return { items: rows.map(viewRow), total, page: query.page, pageSize: query.pageSize }
  })

  route(app, peopleImportRoutes.applyPeopleImport, async ({ request, ...context }) => {
    const { db, people, user, actor, params, body } = context
    const record = await selectOwnImport({ db }, user.id, params.importId)
    const invitationOrigin = body.sendInvitations && record.createsPeople ? requireOwnOrigin(request, context) : null
    await startApplying({ db, people }, user, actor, { record, invitationOrigin })
    people.forget()
    return await readImport({ db }, record.id)
  })
}
