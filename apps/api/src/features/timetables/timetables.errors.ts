import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const timetableRefusals: Readonly<Record<CourseRefusalCode<'timetable'>, RefusalKind>> = defineRefusals({
  timetableSilent: {
    status: 409,
    title: 'The timetable gives no answer',
    detail: 'Try again in a few minutes, or make the course without it.',
  },
  classNotTaught: {
    status: 409,
    title: 'The timetable does not list this class for you',
    detail:
      'A course follows classes that you teach, or courses that you coordinate, in one term. Reload the page to see them.',
  },
})
