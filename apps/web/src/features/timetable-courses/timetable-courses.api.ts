import { timetableCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../data/index.ts'

const timetableCoursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The server keeps what the timetable said; which courses were made of it may change at any time.
    getInstructorSchedule: queryOf(build, timetableCalls.getInstructorSchedule, { keepUnusedDataFor: 0 }),
    createTimetableCourse: mutationOf(build, timetableCalls.createTimetableCourse, {
      invalidatesTags: ['Group', 'Term'],
    }),
    getScheduleForGroup: queryOf(build, timetableCalls.getScheduleForGroup, { keepUnusedDataFor: 0 }),
    connectTimetableClasses: mutationOf(build, timetableCalls.connectTimetableClasses, {
      invalidatesTags: ['RosterSync', 'Exchange'],
    }),
    disconnectTimetable: mutationOf(build, timetableCalls.disconnectTimetable, {
      invalidatesTags: ['RosterSync', 'Exchange', 'Group'],
    }),
  }),
})

export const {
  useConnectTimetableClassesMutation,
  useCreateTimetableCourseMutation,
  useDisconnectTimetableMutation,
  useGetInstructorScheduleQuery,
  useGetScheduleForGroupQuery,
} = timetableCoursesApi
