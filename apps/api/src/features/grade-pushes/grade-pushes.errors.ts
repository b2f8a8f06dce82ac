import { defineRefusals } from '../../refusals/refusals.ts'

export const gradePushRefusals = defineRefusals({
  noLineItem: {
    status: 409,
    title: 'No learning platform takes these scores',
    detail: 'Open a link to the assessment from your course at the platform once; then scores can go there.',
  },
})
