import type { FastifyInstance } from 'fastify'
import { auditCalls } from '@isomorph/contract'
import { auditEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { selectAuditActions, selectAuditPage } from './audit.queries.ts'
import { viewAuditEvent } from './audit.view.ts'
import { referencesOf } from './references.ts'
import { selectEntities } from './entities.queries.ts'

const auditRoutes = routesOf(auditCalls, auditEndpoints)

export function registerAudit(app: FastifyInstance): void {
  route(app, auditRoutes.searchAuditEvents, async ({ db, query }) => {
    const { rows, ...counted } = await selectAuditPage(db, query)
    const entities = await selectEntities(db, rows.flatMap(referencesOf))
    const items = rows.map((row) => viewAuditEvent(row, entities))
    return { items, ...counted, page: query.page, pageSize: query.pageSize }
  })

  route(app, auditRoutes.listAuditActions, async ({ db }) => await selectAuditActions(db))
}
