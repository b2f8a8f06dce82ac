import { defineRefusals } from '../../refusals/refusals.ts'

export const accommodationRefusals = defineRefusals({
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
