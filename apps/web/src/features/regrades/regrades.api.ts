import { groupAssessmentCalls, groupCalls, regradeCalls, type ParamsOf, type ResultOf } from '@isomorph/contract'
import { api, askFor, mutationOf, queryOf, type PageAnswer, type Send } from '../../data/index.ts'

const changed = ['Regrade', 'Result', 'Score', 'Grading', 'GroupAssessment', 'ProblemInstance'] as const

type Part = ResultOf<typeof regradeCalls.getRegradeChanges>
type Changes = Pick<Part, 'learners' | 'byHand'>
type ChangesParams = ParamsOf<typeof regradeCalls.getRegradeChanges>

/** All parts, one after another, so that no answer is long. */
async function readChanges(params: ChangesParams, send: Send): Promise<PageAnswer<Changes>> {
  const data: { learners: Part['learners']; byHand: Part['byHand'] } = { learners: [], byHand: [] }
  for (let from: number | null = 0; from !== null;) {
    const part: PageAnswer<Part> = await askFor<Part>(send, regradeCalls.getRegradeChanges, { params, query: { from } })
    if (part.error !== undefined) return part
    data.learners.push(...part.data.learners)
    data.byHand.push(...part.data.byHand)
    from = part.data.next
  }
  return { data }
}

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
    applyRegrade: mutationOf(build, regradeCalls.applyRegrade, { invalidatesTags: [...changed] }),
    undoRegrade: mutationOf(build, regradeCalls.undoRegrade, { invalidatesTags: [...changed] }),
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
