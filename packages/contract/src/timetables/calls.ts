import { callsOf } from '../call.ts'
import type { timetableEndpoints } from './schemas.ts'

/** What somebody teaches, as the timetable of the university says it. */
export const timetableCalls = callsOf<typeof timetableEndpoints>({
  getInstructorSchedule: ['GET', '/api/uniTime/instructorSchedule'],
  createTimetableCourse: ['POST', '/api/uniTime/courses'],
  getScheduleForGroup: ['GET', '/api/groups/{groupId}/instructorSchedule'],
  connectTimetableClasses: ['PUT', '/api/groups/{groupId}/timetableClasses'],
  disconnectTimetable: ['DELETE', '/api/groups/{groupId}/timetableClasses/{externalGroupId}'],
})
