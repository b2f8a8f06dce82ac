import type { FastifyInstance } from 'fastify'
import { crashReportCalls, withoutFilteredFields } from '@isomorph/contract'
import { crashReportEndpoints } from '@isomorph/contract/schemas'
import { cacheOnDemand } from '../../data/cache-on-demand.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { route, routesOf } from '../../http/route.ts'
import { crashReportRefusals } from './crash-reports.errors.ts'

const crashReportRoutes = routesOf(crashReportCalls, crashReportEndpoints)

/** Anybody may send reports, so nobody may fill the log with them. */
const allowed = 20
const milliseconds = 5 * 60_000
const mostFrames = 40

export function registerCrashReports(app: FastifyInstance): void {
  const counts = cacheOnDemand<string, number>({ max: 10_000, ttl: milliseconds })

  route(app, crashReportRoutes.sendCrashReport, async ({ request, actor, body }) => {
    const count = (counts().get(actor.address) ?? 0) + 1
    if (count > allowed) throw new Refusal(crashReportRefusals.enoughReports)
    counts().set(actor.address, count)
    const { stack, ...told } = body
    const crash = withoutFilteredFields({ ...told, stack: stack.split('\n', mostFrames) })
    request.log.error({ reqId: request.id, crash }, 'A page broke')
    return { reference: actor.traceId }
  })
}
