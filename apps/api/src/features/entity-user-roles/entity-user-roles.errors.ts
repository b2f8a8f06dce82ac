import type { AuthoringRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const entityUserRoleRefusals: Readonly<Record<AuthoringRefusalCode<'sharing'>, RefusalKind>> = defineRefusals({
  lastOwner: {
    status: 409,
    title: 'The last owner of a problem, assessment or shared library stays',
    detail: 'Make somebody else an owner first.',
  },
  sharingDeleted: {
    status: 409,
    title: 'The problem, assessment or shared library is deleted',
    detail: 'Bring it back from the Deleted tab before you change who may use it.',
  },
})
