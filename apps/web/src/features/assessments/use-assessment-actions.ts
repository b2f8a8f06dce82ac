import { nameMaximumLength } from '@isomorph/contract'
import { useNavigate } from 'react-router'
import { useNotify } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { randomUuid } from '../../data/uuid.ts'
import { useBulk } from '../../lists/use-bulk.ts'
import { counted } from '../../numbers/counts.ts'
import {
  useCreateAssessmentMutation,
  useDeleteAssessmentMutation,
  useLazyGetAssessmentQuery,
  useRestoreAssessmentMutation,
} from '../../entities/assessment/assessments.api.ts'

function byId(id: number) {
  return { params: { assessmentId: id } }
}

/** What can be done with assessments from outside of them. */
export function useAssessmentActions() {
  const navigate = useNavigate()
  const notify = useNotify()
  const { run } = useBulk()
  const [remove] = useDeleteAssessmentMutation()
  const [restore] = useRestoreAssessmentMutation()
  const [create] = useCreateAssessmentMutation()
  const [get] = useLazyGetAssessmentQuery()

  /** An independent assessment with the same problems, points and order. */
  async function copy(id: number) {
    try {
      const original = await get(byId(id)).unwrap()
      const items = original.items.map(({ itemKey, problemId, points }) => ({ itemKey, problemId, points }))
      const body = {
        name: `Copy of ${original.name}`.slice(0, nameMaximumLength),
        items,
        clientKey: randomUuid(),
      }
      const made = await create({ body }).unwrap()
      void navigate(`/assessments/${made.id}`)
    } catch (error) {
      notify('ERROR', requestErrorOf(error).detail)
    }
  }
  return {
    copy,
    remove: async (ids: readonly number[]) =>
      run(remove, ids.map(byId), (count) => `${counted(count, 'assessment', 'assessments')} moved to Deleted`),
    restore: async (ids: readonly number[]) =>
      run(restore, ids.map(byId), (count) => `${counted(count, 'assessment', 'assessments')} restored`),
  }
}
