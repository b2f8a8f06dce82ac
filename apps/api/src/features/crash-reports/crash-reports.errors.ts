import { defineRefusals } from '../../refusals/refusals.ts'

export const crashReportRefusals = defineRefusals({
  enoughReports: {
    status: 429,
    title: 'Enough reports for now',
    detail: 'Thank you: what you have sent is enough to look into it. Try again in a few minutes.',
  },
})
