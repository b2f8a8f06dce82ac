import type { auditEndpoints } from './schemas.ts'
import { callsOf } from '../call.ts'

/** The audit log. It is only written and read: nothing in it changes. */
export const auditCalls = callsOf<typeof auditEndpoints>({
  searchAuditEvents: ['GET', '/api/auditEvents'],
  listAuditActions: ['GET', '/api/auditEvents/actions'],
})
