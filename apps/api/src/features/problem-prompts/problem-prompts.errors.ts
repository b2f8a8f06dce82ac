import type { AuthoringRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const problemPromptRefusals: Readonly<Record<AuthoringRefusalCode<'prompt'>, RefusalKind>> = defineRefusals({
  promptsNotOffered: {
    status: 409,
    title: 'Drafts by AI are not set up here',
    detail: 'An administrator sets them up under Installation.',
  },
  promptUnderWay: {
    status: 409,
    title: 'A draft is under way',
    detail: 'You can have one draft at a time. Wait for it, or stop it.',
  },
  draftsOfDaySpent: {
    status: 429,
    title: 'No more drafts today',
    detail: 'You have asked for as many drafts within 24 hours as your administrator allows.',
  },
  tokensOfMonthSpent: {
    status: 429,
    title: 'No more drafts this month',
    detail: 'The drafts of all people have used the tokens that your administrator allows for this month.',
  },
})
