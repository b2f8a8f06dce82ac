import type { FastifyInstance } from 'fastify'
import { auditCalls } from '@isomorph/contract'
import { route } from '../../http/route.ts'
import { selectAuditActions, selectAuditPage } from './audit.queries.ts'
import { viewAuditEvent } from './audit.view.ts'
import { referencesOf } from './references.ts'
import { selectThings } from './entities.queries.ts'

export function registerAudit(app: FastifyInstance): void {
  route(app, auditCalls.searchAuditEvents, async ({ db, query }) => {
    const { rows, total } = await selectAuditPage(db, query)
    const things = await selectThings(db, rows.flatMap(referencesOf))
    const items = rows.map((row) => viewAuditEvent(row, things))
    return { items, total, page: query.page, pageSize: query.pageSize }
  })

  route(app, auditCalls.listAuditActions, async ({ db }) => await selectAuditActions(db))
}
