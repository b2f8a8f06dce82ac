import type { FastifyInstance } from 'fastify'
import { timetableCalls } from '@isomorph/contract'
import { timetableEndpoints } from '@isomorph/contract/schemas'
import { route, routesOf } from '../../http/route.ts'
import { connectTimetableClasses } from './connect-classes.ts'
import { createTimetableCourse } from './create-timetable-course.ts'
import { disconnectTimetable } from './disconnect-timetable.ts'
import { readInstructorSchedule } from './instructor-schedule.ts'

const timetableRoutes = routesOf(timetableCalls, timetableEndpoints)

export function registerTimetables(app: FastifyInstance): void {
  route(
    app,
    timetableRoutes.getInstructorSchedule,
    async ({ user: { id, puid }, receivedAt: now, ...services }) =>
      await readInstructorSchedule(services, { id, puid, now }),
  )

  route(
    app,
    timetableRoutes.createTimetableCourse,
    async ({ user: { id, puid }, actor, receivedAt: now, body, ...services }) => ({
      groupId: await createTimetableCourse(services, { ...actor, userId: id }, { id, puid, now }, body),
    }),
  )

  route(
    app,
    timetableRoutes.getScheduleForGroup,
    async ({ user: { id, puid }, receivedAt: now, ...services }) =>
      await readInstructorSchedule(services, { id, puid, now }),
  )

  route(
    app,
    timetableRoutes.connectTimetableClasses,
    async ({ user: { id, puid }, actor, receivedAt: now, params: { groupId }, body, ...services }) => {
      const person = { id, puid, now }
      const wanted = { person, groupId }
      return { externalGroupId: await connectTimetableClasses(services, { ...actor, userId: id }, wanted, body) }
    },
  )

  route(app, timetableRoutes.disconnectTimetable, async ({ actor, params, ...services }) => ({
    stayed: await disconnectTimetable(services, actor, params),
  }))
}
