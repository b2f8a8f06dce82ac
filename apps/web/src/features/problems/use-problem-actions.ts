import { useNavigate } from 'react-router'
import { useBulk } from '../../lists/use-bulk.ts'
import { counted } from '../../numbers/counts.ts'
import {
  useCopyProblemMutation,
  useDeleteProblemMutation,
  useRestoreProblemMutation,
} from '../../entities/problem/problems.api.ts'
import type { AskBeforeDeleting } from './use-deletion-question.tsx'

function byId(id: number) {
  return { params: { problemId: id } }
}

/** What can be done with problems from outside of them. */
export function useProblemActions(askBeforeDeleting: AskBeforeDeleting) {
  const navigate = useNavigate()
  const { run } = useBulk()
  const [remove] = useDeleteProblemMutation()
  const [restore] = useRestoreProblemMutation()
  const [copy] = useCopyProblemMutation()
  return {
    remove: async (ids: readonly number[]) =>
      (await askBeforeDeleting(ids)) &&
      (await run(remove, ids.map(byId), (count) => `${counted(count, 'problem', 'problems')} moved to Deleted`)),
    restore: async (ids: readonly number[]) =>
      run(restore, ids.map(byId), (count) => `${counted(count, 'problem', 'problems')} restored`),
    copy: async (id: number) => {
      const made = await copy(byId(id))
      if (made.data) void navigate(`/problems/${made.data.id}`)
    },
  }
}
