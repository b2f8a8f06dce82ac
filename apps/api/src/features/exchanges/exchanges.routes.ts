import type { FastifyInstance } from 'fastify'
import { exchangeCalls } from '@isomorph/contract'
import { exchangeEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { selectExchangePage, type ExchangeSearch } from './exchanges.queries.ts'
import { viewExchange } from './exchanges.view.ts'
import { retryExchanges } from './retry-exchanges.ts'

const exchangeRoutes = routesOf(exchangeCalls, exchangeEndpoints)

export function registerExchanges(app: FastifyInstance): void {
  const search = async (db: Parameters<typeof selectExchangePage>[0], query: ExchangeSearch) => {
    const { rows, ...counted } = await selectExchangePage(db, query)
    return { items: rows.map(viewExchange), ...counted, page: query.page, pageSize: query.pageSize }
  }

  route(app, exchangeRoutes.searchExchanges, async ({ db, query }) => await search(db, query))

  route(
    app,
    exchangeRoutes.searchGroupExchanges,
    async ({ db, query, params }) => await search(db, { ...query, groupId: params.groupId }),
  )

  route(
    app,
    exchangeRoutes.retryExchanges,
    async ({ db, actor, body }) => await retryExchanges({ db }, actor, { ids: body.ids }),
  )

  route(
    app,
    exchangeRoutes.retryGroupExchanges,
    async ({ db, actor, params, body }) =>
      await retryExchanges({ db }, actor, { groupId: params.groupId, ids: body.ids }),
  )
}
