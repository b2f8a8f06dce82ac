import type { NewOverride } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { requestErrorOf, useClientKey, useNotify } from '../../../data/index.ts'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import {
  useSetResultOverrideMutation,
  useSetScoreOverrideMutation,
  useWithdrawResultOverrideMutation,
  useWithdrawScoreOverrideMutation,
} from '../results.api.ts'
import { draftOf, overrideDraftSchema } from './override-draft.ts'
import type { OverrideTarget } from './override-target.ts'

function useSet({ groupAssessmentId, userId, problemInstanceId }: OverrideTarget) {
  const [setResult] = useSetResultOverrideMutation()
  const [setScore] = useSetScoreOverrideMutation()
  return (body: NewOverride) =>
    problemInstanceId === null
      ? setScore({ params: { groupAssessmentId, userId }, body })
      : setResult({ params: { groupAssessmentId, problemInstanceId }, body })
}

/** The form that sets points by hand or waives penalties. */
export function useOverrideForm(target: OverrideTarget, onClose: () => void) {
  const { userId, problemInstanceId, override } = target
  const set = useSet(target)
  const keyOf = useClientKey()
  const notify = useNotify()
  return useSchemaForm({
    schema: overrideDraftSchema,
    saved: draftOf(override),
    backup: `override:${userId}:${problemInstanceId ?? 'total'}`,
    async save(typed) {
      const replaces = override?.id ?? null
      const body = { ...typed, replaces, clientKey: keyOf({ typed, replaces }) } satisfies NewOverride
      const outcome = await set(body)
      if (outcome.error) return outcome
      notify('SUCCESS', t('results.override.done'))
      onClose()
      return {}
    },
  })
}

/** Withdraws what stands: what was earned counts again. */
export function useUndoOverride({ groupAssessmentId, userId, problemInstanceId, override }: OverrideTarget) {
  const [undoResult, ofResult] = useWithdrawResultOverrideMutation()
  const [undoScore, ofScore] = useWithdrawScoreOverrideMutation()
  const notify = useNotify()
  async function undo(): Promise<boolean> {
    if (!override) return false
    const query = { overrideId: override.id }
    const outcome =
      problemInstanceId === null
        ? await undoScore({ params: { groupAssessmentId, userId }, query })
        : await undoResult({ params: { groupAssessmentId, problemInstanceId }, query })
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else notify('SUCCESS', t('results.override.undone'))
    return !outcome.error
  }
  return { undo, isBusy: ofResult.isLoading || ofScore.isLoading }
}
