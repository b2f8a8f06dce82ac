import type { InstallationRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const termRefusals: Readonly<Record<InstallationRefusalCode<'term'>, RefusalKind>> = defineRefusals({
  termInUse: {
    status: 409,
    title: 'The term is in use',
    detail: 'Courses belong to this term, deleted ones perhaps. Give them another term first.',
  },
})
