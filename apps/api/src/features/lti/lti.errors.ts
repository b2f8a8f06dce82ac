import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const ltiRefusals: Readonly<Record<CourseRefusalCode<'ltiLaunch'>, RefusalKind>> = defineRefusals({
  platformNotConnected: {
    status: 409,
    title: 'The learning platform is not connected any more',
    detail: 'An administrator has removed it or switched it off. Open the course here instead.',
  },
  contextConnected: {
    status: 409,
    title: 'The course is connected already',
    detail: 'Somebody has connected this course of the learning platform. Reload the page.',
  },
  noCourseToConnect: {
    status: 403,
    title: 'This course cannot be connected',
    detail: 'Choose a course in which you are an instructor.',
  },
  mayNotMakeCourse: {
    status: 403,
    title: 'You cannot make a course',
    detail:
      'Ask an administrator of this site to make you a Creator, or choose a course in which you are an instructor.',
  },
  oneLinkOnly: {
    status: 422,
    title: 'The platform takes one link at a time',
    detail: 'Choose one assessment.',
  },
  deepLinkingAnswered: {
    status: 409,
    title: 'The links were sent already',
    detail: 'Begin again in your course at the platform to add more.',
  },
  notOfCourse: {
    status: 409,
    title: 'This assessment is not in the course',
    detail: 'Choose an assessment of the connected course.',
  },
})
