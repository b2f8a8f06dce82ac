import type { FastifyInstance } from 'fastify'
import { timetableCalls } from '@isomorph/contract'
import { timetableEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { readInstructorSchedule } from './instructor-schedule.ts'

const timetableRoutes = routesOf(timetableCalls, timetableEndpoints)

export function registerTimetables(app: FastifyInstance): void {
  route(
    app,
    timetableRoutes.getInstructorSchedule,
    async ({ user: { id, puid }, receivedAt: now, ...services }) =>
      await readInstructorSchedule(services, { id, puid, now }),
  )
}
