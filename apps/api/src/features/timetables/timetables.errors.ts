import { defineRefusals } from '../../refusals/refusals.ts'

export const timetableRefusals = defineRefusals({
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
