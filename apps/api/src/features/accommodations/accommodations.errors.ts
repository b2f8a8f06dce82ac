import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const accommodationRefusals: Readonly<Record<CourseRefusalCode<'accommodation'>, RefusalKind>> = defineRefusals({
  staleAccommodation: {
    status: 409,
    title: 'Somebody else has changed it',
    detail: 'The accommodation is not the one you saw. Look at it again before you change it.',
  },
  notInCourse: {
    status: 409,
    title: 'Not in this course',
    detail: 'Accommodations of a course, or of an assessment in it, are for people who are in the course.',
  },
})
