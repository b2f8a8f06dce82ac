import { useRef, useState } from 'react'
import type { LearnerResult } from '@isomorph/contract'
import { useNotify, useTimeZone } from '../../data/index.ts'
import { formatMoment } from '../../dates/dates.ts'
import { useIsChanged } from '../../forms/use-is-changed.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useTries } from '../../forms/use-tries.ts'
import { useFormBackup } from '../../unsaved-work/use-form-backup.ts'
import { checkReopening, emptyReopening, type ReopeningDraft } from './reopening-draft.ts'
import { useReopenSittingMutation } from './results.api.ts'

/** The form that reopens the assessment of one learner. */
export function useReopening(groupAssessmentId: number, { learner }: LearnerResult, onClose: () => void) {
  const [draft, setDraft] = useState(emptyReopening)
  const restore = (saved: ReopeningDraft | null) => setDraft(saved ?? emptyReopening)
  const back = useFormBackup({ form: `reopen ${learner.id}`, draft, saved: emptyReopening, restore })
  const [reopen, { isLoading, error, reset }] = useReopenSittingMutation()
  // The same key for every try: a sitting is reopened once, however often the request has to be sent.
  const clientKey = useRef(crypto.randomUUID())
  const refusal = useRefusal(error, ['reason'])
  const { isTried, countTry } = useTries(refusal.form)
  const notify = useNotify()
  const timeZone = useTimeZone()
  const checked = checkReopening(draft, timeZone)

  function change(changed: Partial<ReopeningDraft>) {
    if (error) reset()
    setDraft({ ...draft, ...changed })
  }
  async function submit() {
    countTry()
    if (isLoading || Object.keys(checked.errors).length > 0) return
    const outcome = await reopen({
      params: { groupAssessmentId, userId: learner.id },
      body: { clientKey: clientKey.current, end: checked.end, reason: draft.reason },
    })
    if (outcome.error) return
    const { deadline } = outcome.data
    notify('SUCCESS', deadline === null ? 'Reopened' : `Reopened until ${formatMoment(deadline, timeZone)}`)
    onClose()
  }
  const errors = { ...refusal.errors, ...(isTried && checked.errors) }
  const { form, general } = refusal
  return { draft, form, general, errors, isLoading, isChanged: useIsChanged(draft), back, timeZone, change, submit }
}
