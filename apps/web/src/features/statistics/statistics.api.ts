import { answerClusterCalls, groupAssessmentCalls, groupCalls, statisticsCalls } from '@isomorph/contract'
import { api, queryOf } from '../../data/index.ts'

const statisticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatisticsHeader: queryOf(build, groupAssessmentCalls.getGroupAssessment, { providesTags: ['GroupAssessment'] }),
    getStatisticsCourse: queryOf(build, groupCalls.getGroup, { providesTags: ['Group'] }),
    getStatistics: queryOf(build, statisticsCalls.getStatistics, { providesTags: ['Result'] }),
    getProblemStatistics: queryOf(build, statisticsCalls.getProblemStatistics, { providesTags: ['Result'] }),
    getWrongAnswerGroups: queryOf(build, answerClusterCalls.getAnswerClusters, { providesTags: ['Result'] }),
  }),
})

export const {
  useGetProblemStatisticsQuery,
  useGetStatisticsCourseQuery,
  useGetStatisticsHeaderQuery,
  useGetStatisticsQuery,
  useGetWrongAnswerGroupsQuery,
} = statisticsApi
