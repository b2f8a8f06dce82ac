import { auditCalls } from '@isomorph/contract'
import { api } from '../../../data/api.ts'
import { queryOf } from '../../../data/endpoints.ts'

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    // What happens in the meantime is what one looks for: nothing is kept.
    searchAuditEvents: queryOf(build, auditCalls.searchAuditEvents, { keepUnusedDataFor: 0 }),
    listAuditActions: queryOf(build, auditCalls.listAuditActions, { keepUnusedDataFor: 0 }),
  }),
})

export const { useSearchAuditEventsQuery, useListAuditActionsQuery } = auditApi
