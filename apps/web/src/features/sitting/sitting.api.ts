import { sittingCalls, type Draft, type ProblemInstance, type Sitting } from '@isomorph/contract'
import { api } from '../../data/api.ts'
import { mutationOf, queryOf } from '../../data/endpoints.ts'

/** Shows the answer to a call, where there was one. */
async function withAnswer<Answer>(
  queryFulfilled: Promise<{ readonly data: Answer }>,
  show: (answer: Answer) => unknown,
): Promise<void> {
  const fulfilled = await queryFulfilled.catch(() => null)
  if (fulfilled) show(fulfilled.data)
}

/** Start page, map, problem pages, drafts and attempts of the person signed in. */
export const sittingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSitting: queryOf(build, sittingCalls.getSitting, { providesTags: ['Sitting'] }),
    startSitting: mutationOf(build, sittingCalls.startSitting, {
      invalidatesTags: ['GroupAssessment'],
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        await withAnswer(queryFulfilled, (answer) => dispatch(putSitting(params.groupAssessmentId, answer)))
      },
    }),
    finishSitting: mutationOf(build, sittingCalls.finishSitting, {
      invalidatesTags: ['GroupAssessment', 'ProblemInstance'],
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        await withAnswer(queryFulfilled, (answer) => dispatch(putSitting(params.groupAssessmentId, answer)))
      },
    }),
    createLearnerStatusEvent: mutationOf(build, sittingCalls.createLearnerStatusEvent),
    getProblemInstance: queryOf(build, sittingCalls.getProblemInstance, { providesTags: ['ProblemInstance'] }),
    // Kept in the browser at once, and not in memory.
    listProblemPages: queryOf(build, sittingCalls.listProblemPages, { keepUnusedDataFor: 0 }),
    // DraftSync retries by itself, in order.
    saveDraft: mutationOf(build, sittingCalls.saveDraft, {
      extraOptions: { noRetry: true, isInBackground: true },
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        await withAnswer(queryFulfilled, ({ draft, isKeptAsEvidence }) => {
          // The page says that it came too late, and is kept.
          if (isKeptAsEvidence) dispatch(sittingApi.util.invalidateTags(['ProblemInstance']))
          dispatch(putDraft(params, draft))
          dispatch(putDraftInMap(params, draft))
        })
      },
    }),
    raiseAppeal: mutationOf(build, sittingCalls.raiseAppeal, {
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        await withAnswer(queryFulfilled, (answer) => dispatch(putProblemInstance(params.groupAssessmentId, answer)))
      },
    }),
    withdrawAppeal: mutationOf(build, sittingCalls.withdrawAppeal, {
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        await withAnswer(queryFulfilled, (answer) => dispatch(putProblemInstance(params.groupAssessmentId, answer)))
      },
    }),
    submitAttempt: mutationOf(build, sittingCalls.submitAttempt, {
      extraOptions: { isInBackground: true },
      invalidatesTags: ['Sitting', 'GroupAssessment'],
      async onQueryStarted({ params }, { dispatch, queryFulfilled }) {
        await withAnswer(queryFulfilled, (answer) => {
          void dispatch(putProblemInstance(params.groupAssessmentId, answer))
          dispatch(putSubmittedInMap(params.groupAssessmentId, answer))
        })
      },
    }),
  }),
})

function putSitting(groupAssessmentId: number, sitting: Sitting) {
  return sittingApi.util.upsertQueryData('getSitting', { params: { groupAssessmentId } }, sitting)
}

function putProblemInstance(groupAssessmentId: number, instance: ProblemInstance) {
  const { problemInstanceId } = instance
  return sittingApi.util.upsertQueryData(
    'getProblemInstance',
    { params: { groupAssessmentId, problemInstanceId } },
    instance,
  )
}

/** A page that is opened again without a connection shows what was saved, not what was once fetched. */
function putDraft(params: { groupAssessmentId: number; problemInstanceId: number }, draft: Draft | null) {
  return sittingApi.util.updateQueryData('getProblemInstance', { params }, (instance) => ({ ...instance, draft }))
}

/** The map marks what is typed as soon as it is saved. */
function putDraftInMap(params: { groupAssessmentId: number; problemInstanceId: number }, draft: Draft | null) {
  const { groupAssessmentId, problemInstanceId } = params
  return sittingApi.util.updateQueryData('getSitting', { params: { groupAssessmentId } }, (sitting) => ({
    ...sitting,
    problems: sitting.problems.map((problem) => {
      if (problem.problemInstanceId !== problemInstanceId || draft === null) return problem
      return { ...problem, hasDraft: true, state: problem.state === 'untouched' ? 'draft' : problem.state }
    }),
  }))
}

/** The map says at once that answers are submitted; what came of them it says when it has been fetched again. */
function putSubmittedInMap(groupAssessmentId: number, { problemInstanceId, draft }: ProblemInstance) {
  return sittingApi.util.updateQueryData('getSitting', { params: { groupAssessmentId } }, (sitting) => ({
    ...sitting,
    problems: sitting.problems.map((problem) => {
      if (problem.problemInstanceId !== problemInstanceId) return problem
      const isFirst = problem.state === 'untouched' || problem.state === 'draft'
      return { ...problem, hasDraft: draft !== null, state: isFirst ? 'attempted' : problem.state }
    }),
  }))
}

export const {
  useGetSittingQuery,
  useStartSittingMutation,
  useFinishSittingMutation,
  useCreateLearnerStatusEventMutation,
  useGetProblemInstanceQuery,
  useSaveDraftMutation,
  useRaiseAppealMutation,
  useSubmitAttemptMutation,
  useWithdrawAppealMutation,
} = sittingApi
