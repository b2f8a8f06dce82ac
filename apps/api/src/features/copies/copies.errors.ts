import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const copyRefusals: Readonly<Record<CourseRefusalCode<'copy'>, RefusalKind>> = defineRefusals({
  keyOfOtherCopy: {
    status: 409,
    title: 'Key used before',
    detail: 'Copies in another course or with other dates were made with this key. Send a new one.',
  },
})
