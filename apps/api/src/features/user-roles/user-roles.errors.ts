import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const userRoleRefusals: Readonly<Record<CourseRefusalCode<'userRole'>, RefusalKind>> = defineRefusals({
  roleBeyondYou: {
    status: 403,
    title: 'Only a Super Admin does this',
    detail: 'The role of Super Admin is granted and taken away by Super Admins alone.',
  },
  lastSuperAdmin: {
    status: 409,
    title: 'The last Super Admin stays',
    detail: 'Make somebody else a Super Admin first.',
  },
})
