import { defineRefusals } from '../../refusals/refusals.ts'

export const assessmentRefusals = defineRefusals({
  staleAssessment: {
    status: 409,
    title: 'Somebody else saved this assessment',
    detail: 'A newer version exists. Load it and make your changes again.',
  },
  assessmentDeleted: {
    status: 409,
    title: 'The assessment is deleted',
    detail: 'Bring it back from the Deleted tab before you change it.',
  },
})
