import type { MarkingRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const gradingRefusals: Readonly<Record<MarkingRefusalCode<'grading'>, RefusalKind>> = defineRefusals({
  rubricChangedMeanwhile: {
    status: 409,
    title: 'Somebody else changed the rubric',
    detail: 'Look at the rubric that stands now, then make your change again.',
  },
  noRubric: {
    status: 409,
    title: 'There is no rubric',
    detail: 'Make a rubric for this question, or mark in percent.',
  },
  nothingToUndo: {
    status: 409,
    title: 'This mark cannot be undone',
    detail: 'Only a mark of your own that still stands can be undone.',
  },
  foreignRubricItem: {
    status: 400,
    title: 'No item of the rubric',
    detail: 'Choose items of the rubric that stands now.',
  },
  keyOfOtherMark: {
    status: 409,
    title: 'Key used before',
    detail: 'Each mark has a key of its own. Send a new one.',
  },
})
