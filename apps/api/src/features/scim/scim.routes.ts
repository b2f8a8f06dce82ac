import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { scimCalls, type ScimUser } from '@isomorph/contract'
import { scimEndpoints, scimUserSchema } from '@isomorph/contract/schemas'
import type { Tables } from '@isomorph/database'
import { rawResponse, type RawResponse } from '../../http/raw-response.ts'
import { route, routesOf } from '../../http/route.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { ownOriginOf } from '../../tenancy/own-origin.ts'
import { changeScimUser, createScimUser, releaseScimUser } from './provision.ts'
import { configurationOf, resourceTypesOf, schemasOf } from './scim-documents.ts'
import { draftOf } from './scim-draft.ts'
import { parseFilter } from './scim-filter.ts'
import { changesOf } from './scim-patch.ts'
import { selectOptionalScimUser, selectScimPage, type ScimRow } from './scim.queries.ts'
import { listOf, viewScimUser } from './scim.view.ts'

const scimRoutes = routesOf(scimCalls, scimEndpoints)

interface Asked extends Pick<Services, 'tier' | 'publicOrigins'> {
  readonly db: Kysely<Tables>
  readonly request: FastifyRequest
}

/** Where resources are said to be: a path alone where it is not known under which address we are reached. */
function originOf(asked: Asked): string {
  return ownOriginOf(asked.request, asked) ?? asked.publicOrigins[0] ?? ''
}

function answerOf(value: unknown, status = 200): RawResponse {
  return { ...rawResponse('application/scim+json; charset=utf-8', JSON.stringify(value)), status }
}

/** What is not declared stays here. */
function declared(row: ScimRow, origin: string): ScimUser {
  return scimUserSchema.parse(viewScimUser(row, origin))
}

async function answerUser(asked: Asked, id: number, status = 200): Promise<RawResponse> {
  const row = await selectOptionalScimUser(asked.db, id)
  if (!row) throw new Refusal(platformRefusals.notFound)
  return answerOf(declared(row, originOf(asked)), status)
}

function registerDocuments(app: FastifyInstance): void {
  const { getScimConfiguration, listScimResourceTypes, listScimSchemas } = scimRoutes
  const whole = (items: readonly unknown[]) => listOf(items, { total: items.length, startIndex: 1 })

  route(app, getScimConfiguration, async (asked) => answerOf(configurationOf(originOf(asked))))
  route(app, listScimResourceTypes, async (asked) => answerOf(whole(resourceTypesOf(originOf(asked)))))
  route(app, listScimSchemas, async (asked) => answerOf(whole(schemasOf(originOf(asked)))))
}

export function registerScim(app: FastifyInstance): void {
  registerDocuments(app)

  route(app, scimRoutes.listScimUsers, async (asked) => {
    const { filter, count } = asked.query
    const startIndex = Math.max(1, asked.query.startIndex)
    const parsed = filter === undefined ? undefined : parseFilter(filter)
    const { rows, total } = await selectScimPage(asked.db, { filter: parsed, startIndex, count })
    const origin = originOf(asked)
    const resources = rows.map((row) => declared(row, origin))
    return answerOf(listOf(resources, { total, startIndex }))
  })

  route(app, scimRoutes.getScimUser, async (asked) => await answerUser(asked, asked.params.scimUserId))

  route(app, scimRoutes.createScimUser, async (asked) => {
    const id = await createScimUser(asked.db, { ...asked.actor, userId: asked.user.id }, draftOf(asked.body))
    return await answerUser(asked, id, 201)
  })

  route(app, scimRoutes.replaceScimUser, async (asked) => {
    const id = asked.params.scimUserId
    await changeScimUser(asked.db, asked.actor, { id, changes: draftOf(asked.body) })
    return await answerUser(asked, id)
  })

  route(app, scimRoutes.patchScimUser, async (asked) => {
    const id = asked.params.scimUserId
    await changeScimUser(asked.db, asked.actor, { id, changes: changesOf(asked.body) })
    return await answerUser(asked, id)
  })

  route(app, scimRoutes.deleteScimUser, async ({ db, actor, params }) => {
    await releaseScimUser(db, actor, params.scimUserId)
  })
}
