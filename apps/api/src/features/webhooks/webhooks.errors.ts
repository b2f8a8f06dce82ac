import { webhooksMaximum } from '@isomorph/contract'
import { defineRefusals } from '../../refusals/refusals.ts'

export const webhookRefusals = defineRefusals({
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
