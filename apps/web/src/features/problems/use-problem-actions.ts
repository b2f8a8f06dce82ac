import { t } from '@isomorph/messages'
import { useBulk } from '../../lists/use-bulk.ts'
import { useDeleteProblemMutation, useRestoreProblemMutation } from '../../entities/problem/problems.api.ts'
import { useCopyAndOpen } from '../../entities/problem/use-copy-and-open.ts'
import type { AskBeforeDeleting } from './use-deletion-question.tsx'

function byId(id: number) {
  return { params: { problemId: id } }
}

/** The actions on problems in their list. */
export function useProblemActions(askBeforeDeleting: AskBeforeDeleting) {
  const { run } = useBulk()
  const [remove] = useDeleteProblemMutation()
  const [restore] = useRestoreProblemMutation()
  return {
    remove: async (ids: readonly number[]) =>
      (await askBeforeDeleting(ids)) && (await run(remove, ids.map(byId), (count) => t('problems.moved', { count }))),
    restore: async (ids: readonly number[]) =>
      run(restore, ids.map(byId), (count) => t('problems.restored', { count })),
    copy: useCopyAndOpen(),
  }
}
