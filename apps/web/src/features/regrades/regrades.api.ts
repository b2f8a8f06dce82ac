import { groupAssessmentCalls, groupCalls, regradeCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../data/index.ts'
import { readChanges, type Changes, type ChangesParams } from './read-changes.ts'

const changed = {
  invalidatesTags: ['Regrade', 'Result', 'Score', 'Grading', 'GroupAssessment', 'ProblemInstance'],
} as const

const regradesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRegradesHeader: queryOf(build, groupAssessmentCalls.getGroupAssessment, { providesTags: ['GroupAssessment'] }),
    getRegradesCourse: queryOf(build, groupCalls.getGroup, { providesTags: ['Group'] }),
    listRegrades: queryOf(build, regradeCalls.listRegrades, { providesTags: ['Regrade'] }),
    getRegrade: queryOf(build, regradeCalls.getRegrade, { providesTags: ['Regrade'] }),
    getRegradeChanges: build.query<Changes, { readonly params: ChangesParams }>({
      providesTags: ['Regrade'],
      queryFn: async ({ params }, _api, _extra, send) => await readChanges(params, send),
    }),
    startRegrade: mutationOf(build, regradeCalls.startRegrade, { invalidatesTags: ['Regrade'] }),
    applyRegrade: mutationOf(build, regradeCalls.applyRegrade, { invalidatesTags: [...changed.invalidatesTags] }),
    undoRegrade: mutationOf(build, regradeCalls.undoRegrade, { invalidatesTags: [...changed.invalidatesTags] }),
    tellRegraded: mutationOf(build, regradeCalls.tellRegraded, { invalidatesTags: ['Regrade'] }),
  }),
})

export const {
  useApplyRegradeMutation,
  useGetRegradeChangesQuery,
  useGetRegradeQuery,
  useGetRegradesCourseQuery,
  useGetRegradesHeaderQuery,
  useListRegradesQuery,
  useStartRegradeMutation,
  useTellRegradedMutation,
  useUndoRegradeMutation,
} = regradesApi

/** What is known of a regrade, without asking for it. */
export const useRegradeState = regradesApi.endpoints.getRegrade.useQueryState
