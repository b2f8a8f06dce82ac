import { groupAssessmentCalls, groupCalls, paperCalls } from '@isomorph/contract'
import { api, mutationOf, queryOf } from '../../data/index.ts'

const paperApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPaperHeader: queryOf(build, groupAssessmentCalls.getGroupAssessment, { providesTags: ['GroupAssessment'] }),
    getPaperCourse: queryOf(build, groupCalls.getGroup, { providesTags: ['Group'] }),
    listPaperSheets: queryOf(build, paperCalls.listPaperSheets, { providesTags: ['Paper'] }),
    makePaperSheets: mutationOf(build, paperCalls.makePaperSheets, { invalidatesTags: ['Paper'] }),
    // Hundreds of papers are large: the page that prints them holds them itself.
    readPaperContents: mutationOf(build, paperCalls.getPaperContents),
    listPaperLearners: queryOf(build, paperCalls.listPaperLearners, { providesTags: ['Paper'] }),
    readPaperSheet: mutationOf(build, paperCalls.getPaperSheet),
    enterPaperMarks: mutationOf(build, paperCalls.enterPaperMarks, {
      invalidatesTags: ['Paper', 'Result', 'Score', 'Grading', 'GroupAssessment'],
    }),
    comparePaperMarks: mutationOf(build, paperCalls.comparePaperMarks, { invalidatesTags: ['Paper'] }),
    readPaperFile: mutationOf(build, paperCalls.readPaperFile),
    withdrawPaperMarks: mutationOf(build, paperCalls.withdrawPaperMarks, {
      invalidatesTags: ['Paper', 'Result', 'Score', 'Grading', 'GroupAssessment'],
    }),
  }),
})

export const {
  useComparePaperMarksMutation,
  useEnterPaperMarksMutation,
  useGetPaperCourseQuery,
  useGetPaperHeaderQuery,
  useListPaperLearnersQuery,
  useListPaperSheetsQuery,
  useMakePaperSheetsMutation,
  useReadPaperContentsMutation,
  useReadPaperFileMutation,
  useReadPaperSheetMutation,
  useWithdrawPaperMarksMutation,
} = paperApi
