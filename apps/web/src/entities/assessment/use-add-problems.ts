import type { Assessment, AssessmentItem, ProblemSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useNotify } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { useLazyGetAssessmentQuery, useUpdateAssessmentMutation } from './assessments.api.ts'

export type AddedProblem = Pick<ProblemSummary, 'id' | 'points'>

/** What is added at the end of an assessment: those that it has already are left out. */
function newItemsOf({ items }: Assessment, problems: readonly AddedProblem[]): AssessmentItem[] {
  const present = new Set(items.map(({ problemId }) => problemId))
  const lastKey = Math.max(0, ...items.map(({ itemKey }) => itemKey))
  return problems
    .filter(({ id }) => !present.has(id))
    .map(({ id, points }, index) => ({ itemKey: lastKey + 1 + index, problemId: id, points }))
}

/** Adds problems to the end of an assessment, on top of its newest version, and says how that went. */
export function useAddProblems() {
  const [read, { isFetching }] = useLazyGetAssessmentQuery()
  const [update, { isLoading }] = useUpdateAssessmentMutation()
  const notify = useNotify()
  async function save(assessment: Assessment, added: readonly AssessmentItem[]): Promise<boolean> {
    const { id, name, sections, pools, revisionNumber } = assessment
    const items = [...assessment.items, ...added]
    const body = { name, baseName: name, sections, pools, items, baseRevisionNumber: revisionNumber }
    const { error } = await update({ params: { assessmentId: id }, body })
    if (error) notify('ERROR', requestErrorOf(error).detail)
    else notify('SUCCESS', t('shared.addToAssessment.added', { count: added.length, name }))
    return error === undefined
  }
  async function add(assessmentId: number, problems: readonly AddedProblem[]): Promise<boolean> {
    const { data, error } = await read({ params: { assessmentId } })
    if (!data) {
      notify('ERROR', requestErrorOf(error).detail)
      return false
    }
    const added = newItemsOf(data, problems)
    if (added.length > 0) return await save(data, added)
    notify('SUCCESS', t('shared.addToAssessment.hasAll', { name: data.name }))
    return true
  }
  return { isBusy: isFetching || isLoading, add }
}
