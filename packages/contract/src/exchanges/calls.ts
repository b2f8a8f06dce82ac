import { callsOf } from '../call.ts'
import type { exchangeEndpoints } from './schemas.ts'

/** The integration ledger: every message to and from connected systems. */
export const exchangeCalls = callsOf<typeof exchangeEndpoints>({
  searchExchanges: ['GET', '/api/exchanges'],
  retryExchanges: ['POST', '/api/exchanges/retry'],
  searchGroupExchanges: ['GET', '/api/groups/{groupId}/exchanges'],
  retryGroupExchanges: ['POST', '/api/groups/{groupId}/exchanges/retry'],
})
