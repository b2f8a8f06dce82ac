import { webhooksMaximum, type InstallationRefusalCode } from '@isomorph/contract'
import { defineRefusals, type RefusalKind } from '../../refusals/refusals.ts'

/** The codes that screens have words for are named by the contract: one that is missing here or there does not compile. */
export const webhookRefusals: Readonly<Record<InstallationRefusalCode<'webhook'>, RefusalKind>> = defineRefusals({
  webhookNameTaken: {
    status: 409,
    title: 'The name is taken',
    detail: 'Another webhook has this name.',
  },
  tooManyWebhooks: {
    status: 409,
    title: 'There are too many webhooks',
    detail: `An installation has at most ${webhooksMaximum} webhooks. Remove one that nobody uses.`,
  },
})
