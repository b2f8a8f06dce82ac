import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const gradePushRefusals: Readonly<Record<CourseRefusalCode<'gradePush'>, RefusalKind>> = defineRefusals({
  noLineItem: {
    status: 409,
    title: 'No learning platform takes these scores',
    detail: 'Open a link to the assessment from your course at the platform once; then scores can go there.',
  },
})
