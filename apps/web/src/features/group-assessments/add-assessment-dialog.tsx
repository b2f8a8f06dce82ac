import type { AssessmentSummary, Group } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { courseOutcome } from '../../entities/course-refusal/refusal.ts'
import { useNotify, useServerNow, useCourseTimeZone } from '../../data/hooks.ts'
import { randomUuid } from '../../data/uuid.ts'
import { formatIsoDay } from '../../dates/dates.ts'
import { useCreateGroupAssessmentMutation } from '../../entities/group/courses.api.ts'
import { CheckboxField } from '../../forms/field.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { summaryOf } from '../../forms/form-issues.ts'
import { FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { AssessmentChoice } from './assessment-choice.tsx'
import { ChosenStructure } from './chosen-structure.tsx'
import { FaultyVariantsFields, reasonField, useFaultyVariants, type FaultyVariants } from './faulty-variants.tsx'
import { defaultSettings, settingsFieldsSchema, settingsOf, type SettingsDraft } from './settings-draft.ts'
import { AttemptFields, ConductFields, DateFields, DueField, NameField, ReleaseFields } from './settings-fields.tsx'
import { MoreSettings } from './settings.styles.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

const chosenSchema = {
  chosen: z.custom<AssessmentSummary | null>().transform((chosen, context): AssessmentSummary => {
    if (chosen) return chosen
    context.addIssue({ code: 'custom', message: t('group-assessments.choice.missing') })
    return z.NEVER
  }),
}

type Draft = SettingsDraft & typeof reasonField & { readonly chosen: AssessmentSummary | null }

/** Nothing is chosen, and what is will be published and due in a week. */
function useFirstDraft(): Draft {
  const timeZone = useCourseTimeZone()
  const serverNow = useServerNow()
  const [first] = useState<Draft>(() => ({
    chosen: null,
    ...reasonField,
    ...defaultSettings,
    isPublished: true,
    dueAt: `${formatIsoDay(serverNow() + weekMs, timeZone)}T23:59`,
  }))
  return first
}

function useAddAssessmentForm(group: Group, faulty: FaultyVariants, onClose: () => void) {
  const timeZone = useCourseTimeZone()
  const notify = useNotify()
  const [create] = useCreateGroupAssessmentMutation()
  const clientKey = useRef(randomUuid())
  const schema = useMemo(() => settingsFieldsSchema.safeExtend({ ...chosenSchema, ...faulty.schema }), [faulty.schema])
  return useSchemaForm({
    schema,
    saved: useFirstDraft(),
    backup: 'assessment',
    secrets: ['accessCode'],
    hasSummary: true,
    async save({ chosen, reasonToAssignAnyway, ...typed }) {
      const settings = settingsOf(typed, timeZone)
      const delivery = { groupId: group.id, assessmentId: chosen.id, settings, clientKey: clientKey.current }
      const outcome = await create({ body: { ...delivery, reasonToAssignAnyway } })
      if (outcome.error) {
        faulty.take(outcome.error)
        return courseOutcome(outcome)
      }
      notify(
        'SUCCESS',
        settings.isPublished
          ? t('group-assessments.add.published', { name: settings.name })
          : t('group-assessments.add.added', { name: settings.name }),
      )
      onClose()
      return {}
    },
  })
}

/** Everything that has a sane default, folded up until it is asked for. */
function AllOtherSettings({ isOpen, onToggle }: { isOpen: boolean; onToggle: (isOpen: boolean) => void }) {
  return (
    <MoreSettings open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{t('group-assessments.add.allOther')}</summary>
      <div>
        <NameField />
        <DateFields />
        <AttemptFields />
        <ReleaseFields />
        <ConductFields />
      </div>
    </MoreSettings>
  )
}

/** Which assessment, and when due; everything else has a sane default and can be opened. */
export function AddAssessmentDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const faulty = useFaultyVariants()
  const form = useAddAssessmentForm(group, faulty, onClose)
  const { control, methods, values } = form
  const [hasAllSettings, setHasAllSettings] = useState(false)

  function choose(assessment: AssessmentSummary) {
    // A name that nobody has changed follows the choice.
    const isOwnName = values.name !== '' && values.name !== values.chosen?.name
    faulty.clear()
    methods.setValue('chosen', assessment, { shouldDirty: true })
    if (!isOwnName) methods.setValue('name', assessment.name, { shouldDirty: true })
  }
  return (
    <FormDialog
      form={form}
      title={t('group-assessments.add.title')}
      submitLabel={faulty.faults.length > 0 ? t('group-assessments.add.anyway') : t('group-assessments.add.title')}
      isWholePage={hasAllSettings}
      onClose={onClose}
    >
      <FormNotes form={form} errors={summaryOf(form.issues, 'settings')} />
      <FaultyVariantsFields faults={faulty.faults} />
      <AssessmentChoice id="settings-chosen" chosen={values.chosen} onChoose={choose} />
      {values.chosen && <ChosenStructure chosen={values.chosen} />}
      <DueField />
      <CheckboxField
        control={control}
        name="isPublished"
        label={t('group-assessments.add.publishNow')}
        hint={t('group-assessments.add.publishNow.hint')}
      />
      <AllOtherSettings isOpen={hasAllSettings} onToggle={setHasAllSettings} />
    </FormDialog>
  )
}
