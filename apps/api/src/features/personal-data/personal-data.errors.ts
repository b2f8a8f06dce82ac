import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const personalDataRefusals: Readonly<Record<CourseRefusalCode<'personalData'>, RefusalKind>> = defineRefusals({
  noPersonalDataFile: {
    status: 404,
    title: 'There is no file',
    detail: 'It was not asked for, is still being made, or has ended. Ask for it and come back when it is ready.',
  },
  ownErasure: {
    status: 409,
    title: 'Nobody erases themselves',
    detail: 'Ask another administrator. Nothing was changed.',
  },
  erasureNotConfirmed: {
    status: 400,
    title: 'The user name does not match',
    detail: 'Type the user name of the person to confirm. Nothing was changed.',
  },
})
