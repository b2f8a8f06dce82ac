import type { LearnerResult } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useClientKey, useCourseTimeZone, useNotify } from '../../data/index.ts'
import { formatDeadline } from '../../dates/dates.ts'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { emptyReopening, reopeningSchemaOf } from './reopening-draft.ts'
import { useReopenSittingMutation } from './results.api.ts'

/** The form that reopens the assessment of one learner. */
export function useReopening(groupAssessmentId: number, { learner }: LearnerResult, onClose: () => void) {
  const [reopen] = useReopenSittingMutation()
  const keyOf = useClientKey()
  const notify = useNotify()
  const timeZone = useCourseTimeZone()
  return useSchemaForm({
    schema: reopeningSchemaOf(timeZone),
    saved: emptyReopening,
    backup: `reopen:${learner.id}`,
    async save(reopening) {
      const outcome = await reopen({
        params: { groupAssessmentId, userId: learner.id },
        body: { clientKey: keyOf(reopening), ...reopening },
      })
      if (outcome.error) return outcome
      const { deadline } = outcome.data
      notify(
        'SUCCESS',
        deadline === null
          ? t('results.reopened')
          : t('results.reopened.until', { moment: formatDeadline(deadline, timeZone) }),
      )
      onClose()
      return {}
    },
  })
}
