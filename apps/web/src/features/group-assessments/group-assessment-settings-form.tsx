import type { GroupAssessment } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { courseOutcome } from '../../entities/course-refusal/refusal.ts'
import { useIsAllowed, useNotify, useCourseTimeZone } from '../../data/hooks.ts'
import { useGetGroupQuery, useUpdateGroupAssessmentMutation } from '../../entities/group/courses.api.ts'
import { CheckboxField } from '../../forms/field.tsx'
import { Form, FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { formatCount } from '../../numbers/counts.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { useSaveShortcut } from '../../screen/save-shortcut.ts'
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx'
import { FaultyVariantsFields, reasonField, useFaultyVariants, type FaultyVariants } from './faulty-variants.tsx'
import { draftOfSettings, settingsFieldsSchema, settingsOf, type SettingsDraft } from './settings-draft.ts'
import { AttemptFields, ConductFields, DateFields, NameField, ReleaseFields } from './settings-fields.tsx'
import {
  RevisionChoice,
  SaveBar,
  SettingsCard,
  SettingsFieldset,
  SettingsSections,
  WrongCount,
} from './settings.styles.ts'

type Draft = SettingsDraft & typeof reasonField & { readonly movesToNewestRevision: boolean }

function useSettingsForm(groupAssessment: GroupAssessment, faulty: FaultyVariants) {
  const timeZone = useCourseTimeZone()
  const notify = useNotify()
  const [update] = useUpdateGroupAssessmentMutation()
  const schema = useMemo(
    () => settingsFieldsSchema.safeExtend({ movesToNewestRevision: z.boolean(), ...faulty.schema }),
    [faulty.schema],
  )
  const draftOf = (of: GroupAssessment): Draft => ({
    ...draftOfSettings(of, timeZone),
    ...reasonField,
    movesToNewestRevision: false,
  })
  return useSchemaForm({
    schema,
    saved: draftOf(groupAssessment),
    backup: 'settings',
    secrets: ['accessCode'],
    once: ['removesAccessCode', 'movesToNewestRevision', 'reasonToAssignAnyway'],
    isLive: true,
    async save({ movesToNewestRevision, reasonToAssignAnyway, ...typed }) {
      const settings = settingsOf(typed, timeZone, groupAssessment)
      const outcome = await update({
        params: { groupAssessmentId: groupAssessment.id },
        body: { settings, version: groupAssessment.version, movesToNewestRevision, reasonToAssignAnyway },
      })
      if (outcome.error) {
        faulty.take(outcome.error)
        return courseOutcome(outcome)
      }
      faulty.clear()
      notify('SUCCESS', t('group-assessments.settings.saved'))
      return { saved: draftOf(outcome.data) }
    },
  })
}

interface RevisionProps {
  readonly groupAssessment: GroupAssessment
  readonly faulty: FaultyVariants
  readonly canUpdate: boolean
}

function Revision({ groupAssessment, faulty, canUpdate }: RevisionProps) {
  const { assessmentId, assessmentName, assessmentRevisionNumber, hasNewerRevision } = groupAssessment
  const { control } = useFormContext<Draft>()
  return (
    <MessageBand tone={hasNewerRevision ? 'warning' : 'neutral'} icon={hasNewerRevision ? 'refresh' : 'book'}>
      {inParts('group-assessments.revision.which', {
        // Whoever only looks at the settings is seldom let in to the assessment itself.
        assessment: canUpdate ? <Link href={`/assessments/${assessmentId}`}>{assessmentName}</Link> : assessmentName,
        number: formatCount(assessmentRevisionNumber),
      })}
      {hasNewerRevision && (
        <RevisionChoice>
          <CheckboxField
            control={control}
            name="movesToNewestRevision"
            label={t('group-assessments.revision.move')}
            hint={t('group-assessments.revision.move.hint')}
            onChange={faulty.clear}
          />
          <FaultyVariantsFields faults={faulty.faults} />
        </RevisionChoice>
      )}
    </MessageBand>
  )
}

function Fields(props: RevisionProps) {
  const { groupAssessment } = props
  const { control } = useFormContext<Draft>()
  return (
    <>
      <Revision {...props} />
      <CheckboxField
        control={control}
        name="isPublished"
        label={t('group-assessments.published')}
        hint={t('group-assessments.published.hint')}
      />
      <NameField />
      <DateFields hasDue />
      <AttemptFields />
      <ReleaseFields />
      <ConductFields hasHiddenCode={groupAssessment.settings.hasAccessCode && groupAssessment.accessCode === null} />
    </>
  )
}

interface SaveButtonsProps {
  readonly form: ReturnType<typeof useSettingsForm>
  readonly onDiscard: () => void
}

function SaveButtons({ form: { isDirty, isBusy, isRight, issues }, onDiscard }: SaveButtonsProps) {
  return (
    <SaveBar>
      <Button type="submit" variant="contained" disabled={!isDirty || isBusy || !isRight}>
        {t('group-assessments.settings.save')}
      </Button>
      {isDirty && <Button onClick={onDiscard}>{t('group-assessments.settings.discard')}</Button>}
      {issues.length > 0 && (
        <WrongCount role="status">{t('group-assessments.settings.attention', { count: issues.length })}</WrongCount>
      )}
    </SaveBar>
  )
}

/** Everything that can be set about one delivery. */
export function DeliverySettingsForm({ groupAssessment }: { groupAssessment: GroupAssessment }) {
  const faulty = useFaultyVariants()
  const form = useSettingsForm(groupAssessment, faulty)
  const { data: group } = useGetGroupQuery({ params: { groupId: groupAssessment.groupId } })
  const canUpdate = useIsAllowed('GroupAssessmentUpdate', { entity: group })
  useSaveShortcut(() => {
    if (form.isDirty && canUpdate) form.submit()
  })
  function discard() {
    faulty.clear()
    form.discard()
  }
  return (
    <Form form={form}>
      <UnsavedGuard isDirty={form.isDirty} />
      <SettingsCard>
        <SettingsFieldset disabled={!canUpdate}>
          <SettingsSections>
            {group && !canUpdate && <MessageBand icon="lock">{t('group-assessments.settings.readOnly')}</MessageBand>}
            <FormNotes form={form} title={t('group-assessments.settings.notSaved')} />
            <Fields groupAssessment={groupAssessment} faulty={faulty} canUpdate={canUpdate} />
          </SettingsSections>
        </SettingsFieldset>
        {canUpdate && <SaveButtons form={form} onDiscard={discard} />}
      </SettingsCard>
    </Form>
  )
}
