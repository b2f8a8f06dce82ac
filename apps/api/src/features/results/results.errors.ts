import type { MarkingRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const resultRefusals: Readonly<Record<MarkingRefusalCode<'results'>, RefusalKind>> = defineRefusals({
  overriddenMeanwhile: {
    status: 409,
    title: 'Somebody else changed what is set by hand',
    detail: 'Look at what stands now, then set yours if it should be another.',
  },
  keyOfOtherOverride: {
    status: 409,
    title: 'The key was used before',
    detail: 'A client key is that of one request. Send a new one.',
  },
  notStartedYet: {
    status: 409,
    title: 'The student has not started',
    detail: 'Before the start only the total can be set, in points.',
  },
  unreadableScores: {
    status: 400,
    title: 'The file could not be read',
    detail: 'The first line names a column Email or ID, and a column Points set by hand, Points or Percent.',
  },
  appealNeedsWords: {
    status: 400,
    title: 'Answer the appeal in words',
    detail: 'The student has appealed against this mark. Write a comment that answers, also where the mark stays.',
  },
  appealNeedsAnother: {
    status: 409,
    title: 'Somebody else answers this appeal',
    detail: 'The student has appealed against a mark of yours. Another person who grades in this course answers.',
  },
  markAppealed: {
    status: 409,
    title: 'The student has appealed against this mark',
    detail: 'It can no longer be undone. Answer the appeal by a mark with a comment.',
  },
  markedMeanwhile: {
    status: 409,
    title: 'Somebody else marked this answer',
    detail: 'Look at the mark that stands now, then set yours if it should be another.',
  },
})
