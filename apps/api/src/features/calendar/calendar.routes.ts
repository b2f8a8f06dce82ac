import type { FastifyInstance } from 'fastify'
import { calendarCalls } from '@isomorph/contract'
import { calendarEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { refuseWhileImpersonating, requireOwnOrigin } from '../sign-in/index.ts'
import { getCalendarFeed, removeCalendarFeed, renewCalendarFeed } from './calendar-feed.ts'
import { serveCalendar } from './serve-calendar.ts'

const calendarRoutes = routesOf(calendarCalls, calendarEndpoints)

export function registerCalendar(app: FastifyInstance): void {
  route(app, calendarRoutes.getCalendarFeed, async ({ db, user }) => getCalendarFeed(db, user.id))

  route(app, calendarRoutes.renewCalendarFeed, async (context) => {
    const { db, user, impersonatorId, actor, request } = context
    refuseWhileImpersonating(impersonatorId)
    const origin = requireOwnOrigin(request, context)
    return { address: await renewCalendarFeed(db, { userId: user.id, actor, origin }) }
  })

  route(app, calendarRoutes.removeCalendarFeed, async ({ db, user, impersonatorId, actor }) => {
    refuseWhileImpersonating(impersonatorId)
    await removeCalendarFeed(db, user.id, actor)
  })

  route(app, calendarRoutes.getCalendar, async (context) =>
    serveCalendar(context, {
      secret: context.params.secret,
      origin: requireOwnOrigin(context.request, context),
      now: context.receivedAt,
      headers: context.request.headers,
    }),
  )
}
