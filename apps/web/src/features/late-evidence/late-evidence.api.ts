import { lateEvidenceCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../data/index.ts'

const lateEvidenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLateEvidence: queryOf(build, lateEvidenceCalls.listLateEvidence, { providesTags: ['LateEvidence'] }),
    decideLateEvidence: mutationOf(build, lateEvidenceCalls.decideLateEvidence, {
      invalidatesTags: ['LateEvidence', 'Result', 'Score', 'Grading'],
    }),
  }),
})

export const { useDecideLateEvidenceMutation, useListLateEvidenceQuery } = lateEvidenceApi
