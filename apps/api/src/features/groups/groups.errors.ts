import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const groupRefusals: Readonly<Record<CourseRefusalCode<'group'>, RefusalKind>> = defineRefusals({
  groupDeleted: {
    status: 409,
    title: 'The course is deleted',
    detail: 'Bring it back from the Deleted tab before you change it.',
  },
})
