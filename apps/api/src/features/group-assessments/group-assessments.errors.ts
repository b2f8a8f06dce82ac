import type { CourseRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const deliveryRefusals: Readonly<Record<CourseRefusalCode<'delivery'>, RefusalKind>> = defineRefusals({
  assessmentNotUsable: {
    status: 409,
    title: 'The assessment cannot be given yet',
    detail: 'Mend the problems that are named, then give it to the course.',
  },
  assessmentHasFaultyVariants: {
    status: 409,
    title: 'Some variants have errors',
    detail: 'Mend the problems that are named, or assign the assessment anyway and give a reason.',
  },
  staleSettings: {
    status: 409,
    title: 'Somebody else changed the settings',
    detail: 'Load the settings again and make your change once more.',
  },
  datesOutOfOrder: {
    status: 400,
    title: 'The dates are out of order',
    detail: 'An assessment opens before it is due, and is due before it closes.',
  },
  notReleasedByHand: {
    status: 409,
    title: 'Not released by hand',
    detail: "Only what is set to be released 'by hand' can be released like this. Change the settings first.",
  },
  variantImpossible: {
    status: 409,
    title: 'A problem has no values to show',
    detail: 'No variant can be drawn from a problem of this assessment. Tell the instructor.',
  },
})
