import type { assessmentCalls } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '../../data/endpoints.ts'
import { useNotify } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { randomUuid } from '../../data/uuid.ts'
import { nameOfCopy } from '../../entities/name-of-copy.ts'
import { useBulk } from '../../lists/use-bulk.ts'

import {
  useCreateAssessmentMutation,
  useDeleteAssessmentMutation,
  useLazyGetAssessmentQuery,
  useRestoreAssessmentMutation,
} from '../../entities/assessment/assessments.api.ts'

function byId(id: number) {
  return { params: { assessmentId: id } }
}

/** An independent assessment with the same problems, rules, sections and pools. */
function copyOf(original: AnswerOf<typeof assessmentCalls.getAssessment>) {
  return {
    name: nameOfCopy(original.name),
    items: original.items.map((item) => ({
      itemKey: item.itemKey,
      problemId: item.problemId,
      points: item.points,
      isBonus: item.isBonus,
      attemptsAllowed: item.attemptsAllowed,
      attemptPenaltyPercent: item.attemptPenaltyPercent,
      learnerTitle: item.learnerTitle,
      sectionKey: item.sectionKey,
      poolKey: item.poolKey,
    })),
    sections: original.sections,
    pools: original.pools,
    clientKey: randomUuid(),
  }
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

  async function copy({ id }: { readonly id: number }) {
    try {
      const body = copyOf(await get(byId(id)).unwrap())
      const made = await create({ body }).unwrap()
      void navigate(`/assessments/${made.id}`)
    } catch (error) {
      notify('ERROR', requestErrorOf(error).detail)
    }
  }
  return {
    copy,
    remove: async (ids: readonly number[]) => run(remove, ids.map(byId), (count) => t('assessments.moved', { count })),
    restore: async (ids: readonly number[]) =>
      run(restore, ids.map(byId), (count) => t('assessments.restored', { count })),
  }
}
