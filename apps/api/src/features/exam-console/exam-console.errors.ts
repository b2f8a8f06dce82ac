import type { MarkingRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const examConsoleRefusals: Readonly<Record<MarkingRefusalCode<'announcement'>, RefusalKind>> = defineRefusals({
  notLearners: {
    status: 409,
    title: 'Not students of this assessment',
    detail: 'An announcement goes to students of this assessment alone. Nobody was told anything.',
  },
  problemNotAsked: {
    status: 409,
    title: 'Not a problem of this assessment',
    detail: 'An announcement is about a problem of this assessment. Nobody was told anything.',
  },
  keyOfOtherAnnouncement: {
    status: 409,
    title: 'Key used before',
    detail: 'Each announcement has a key of its own. Send a new one.',
  },
})
