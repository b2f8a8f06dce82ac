import { resultCalls, resultsPageSize, type LearnerResult, type Results } from '@isomorph/contract'
import { askFor, readPages, type PageAnswer, type Send } from '../../data/index.ts'

/** Of which group assessment. */
export interface ByGroupAssessment {
  readonly params: { readonly groupAssessmentId: number }
}

/** The statistics with the first learners, and then the others page by page: all of them, but in no long answer. */
export async function readResults({ params }: ByGroupAssessment, send: Send): Promise<PageAnswer<Results>> {
  const begun = await askFor<Results>(send, resultCalls.getResults, { params, query: { learners: 'first' } })
  if (begun.error !== undefined) return begun
  const learners = await readPages({
    first: begun.data.learners,
    pageSize: resultsPageSize,
    read: async (page) => await askFor<LearnerResult[]>(send, resultCalls.getResultRows, { params, query: { page } }),
    keyOf: ({ learner }) => learner.id,
  })
  return learners.error === undefined ? { data: { ...begun.data, learners: learners.data } } : learners
}
