import type { FastifyInstance } from 'fastify'
import { urlCalls } from '@isomorph/contract'
import { urlEndpoints } from '@isomorph/contract/schemas'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { route, routesOf } from '../../http/route.ts'
import { getUrlHeaders } from './get-url-headers.ts'
import { isEditorOfAnyProblem } from './urls.queries.ts'

const urlRoutes = routesOf(urlCalls, urlEndpoints)

export function registerUrls(app: FastifyInstance): void {
  route(app, urlRoutes.getUrlHeaders, async ({ db, outside, user, query }) => {
    const mayWrite = user.activities.includes('ProblemCreate') || (await isEditorOfAnyProblem(db, user.id))
    if (!mayWrite) throw new Refusal(platformRefusals.notAllowed)
    return await getUrlHeaders({ outside }, query.url)
  })
}
