import { groupAssessmentCalls, type GroupAssessmentSummary } from '@isomorph/contract'
import { api } from '../../data/api.ts'

/** What stands on the home page comes from one list per course, fetched side by side. */
const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAssessmentsOfGroups: build.query<GroupAssessmentSummary[], readonly number[]>({
      queryFn: async (groupIds, _api, _options, fetchOne) => {
        const { method, path } = groupAssessmentCalls.listGroupAssessments
        const answers = await Promise.all(
          groupIds.map(async (groupId) => fetchOne({ method, path, query: { groupId } })),
        )
        const lists = answers.filter((answer) => answer.error === undefined)
        const [first] = answers
        // A course that cannot be loaded hides its own assessments only.
        if (lists.length === 0 && first?.error) return { error: first.error }
        return { data: lists.flatMap((answer) => answer.data as GroupAssessmentSummary[]) }
      },
      providesTags: ['GroupAssessment'],
    }),
  }),
})

export const { useListAssessmentsOfGroupsQuery } = homeApi
