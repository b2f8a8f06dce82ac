import { styled } from '@mui/material/styles'
import type { AssessmentSummary, Group } from '@isomorph/contract'
import { CheckboxInput, color, ErrorSummary, fontSize } from '@isomorph/ui'
import { useRef, useState } from 'react'
import { useNotify, useServerNow, useTimeZone } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { formatIsoDay } from '../../dates/dates.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useKeptDraft } from '../../unsaved-work/use-kept-draft.ts'
import { useIsChanged } from '../../forms/use-is-changed.ts'
import { useCreateGroupAssessmentMutation } from '../../entities/group/courses.api.ts'
import { AssessmentChoice } from './assessment-choice.tsx'
import { FaultyVariantsFields, useFaultyVariants } from './faulty-variants.tsx'
import { checkSettings, defaultSettings, settingsOf, type SettingsDraft } from './settings-draft.ts'
import { AttemptFields, ConductFields, DateFields, DueField, NameField, ReleaseFields } from './settings-fields.tsx'

const weekMs = 7 * 24 * 60 * 60 * 1000

const More = styled('details')({
  borderTop: `1px solid ${color.line}`,
  paddingTop: 12,
  '& summary': {
    cursor: 'pointer',
    fontWeight: 620,
    fontSize: fontSize.table,
    color: color.primary,
    width: 'fit-content',
  },
  '& > div': { display: 'grid', gap: 24, marginTop: 16 },
})

/** Which assessment, and when due; everything else has a sane default and can be opened. */
export function AddAssessmentDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const timeZone = useTimeZone()
  const serverNow = useServerNow()
  const notify = useNotify()
  const [chosen, setChosen] = useState<AssessmentSummary | null>(null)
  const [first] = useState<SettingsDraft>(() => ({
    ...defaultSettings,
    isPublished: true,
    dueAt: `${formatIsoDay(serverNow() + weekMs, timeZone)}T23:59`,
  }))
  const [draft, setDraft] = useState(first)
  const [isTried, setIsTried] = useState(false)
  const [create, { isLoading, error }] = useCreateGroupAssessmentMutation()
  const faulty = useFaultyVariants()
  const clientKey = useRef(crypto.randomUUID())
  const errors = checkSettings(draft)
  const isChanged = useIsChanged(draft)
  const empty = { ...first, chosen: null as AssessmentSummary | null }
  const back = useKeptDraft({
    form: 'assessment',
    draft: { ...draft, chosen },
    saved: empty,
    secrets: ['accessCode'],
    restore(kept) {
      const { chosen, ...settings } = kept ?? empty
      setChosen(chosen)
      setDraft(settings)
    },
  })
  const shown = Object.entries(isTried ? errors : {}).map(([key, message]) => ({ fieldId: `settings-${key}`, message }))
  if (isTried && !chosen) shown.unshift({ fieldId: 'settings-assessment', message: 'Choose an assessment.' })
  if (error) shown.push({ fieldId: '', message: requestErrorOf(error).detail })

  function choose(assessment: AssessmentSummary) {
    // A name that nobody has changed follows the choice.
    const isOwnName = draft.name !== '' && draft.name !== chosen?.name
    setChosen(assessment)
    faulty.clear()
    if (!isOwnName) setDraft({ ...draft, name: assessment.name })
  }
  async function submit() {
    setIsTried(true)
    if (!chosen || Object.keys(errors).length > 0 || faulty.isReasonMissing || isLoading) return
    const settings = settingsOf(draft, timeZone)
    const body = { groupId: group.id, assessmentId: chosen.id, settings, clientKey: clientKey.current, ...faulty.body }
    const outcome = await create({ body })
    if (outcome.error) {
      faulty.take(outcome.error)
      setIsTried(false)
      return
    }
    notify(
      'SUCCESS',
      draft.isPublished ? `${settings.name} is published` : `${settings.name} was added, not published yet`,
    )
    onClose()
  }
  const fields = { draft, errors: isTried ? errors : {}, onChange: setDraft }
  return (
    <FormDialog
      title="Add assessment"
      submitLabel={faulty.faults.length > 0 ? 'Assign anyway' : 'Add assessment'}
      isBusy={isLoading}
      isChanged={isChanged}
      back={back}
      onSubmit={submit}
      onClose={onClose}
    >
      <ErrorSummary errors={shown} />
      <FaultyVariantsFields faulty={faulty} isTried={isTried} />
      <AssessmentChoice chosen={chosen} onChoose={choose} />
      <DueField {...fields} errors={errors} />
      <CheckboxInput
        label="Publish now"
        hint="Students see it at once, and can work on it as soon as it opens."
        isChecked={draft.isPublished}
        onChange={(isPublished) => setDraft({ ...draft, isPublished })}
      />
      <More>
        <summary>All other settings</summary>
        <div>
          <NameField {...fields} />
          <DateFields {...fields} errors={errors} />
          <AttemptFields {...fields} errors={errors} />
          <ReleaseFields {...fields} />
          <ConductFields {...fields} errors={errors} />
        </div>
      </More>
    </FormDialog>
  )
}
