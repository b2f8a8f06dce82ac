import type { AuthoringRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const assessmentRefusals: Readonly<Record<AuthoringRefusalCode<'assessment'>, RefusalKind>> = defineRefusals({
  staleAssessment: {
    status: 409,
    title: 'Somebody else saved this assessment',
    detail: 'A newer version exists. Compare it with yours and save again on top of it.',
  },
  assessmentDeleted: {
    status: 409,
    title: 'The assessment is deleted',
    detail: 'Bring it back from the Deleted tab before you change it.',
  },
})
