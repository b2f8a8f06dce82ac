import type { GroupAssessment } from '@isomorph/contract'
import { Button, MessageBand } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod'
import { useIsAllowed, useNotify, useTimeZone } from '../../data/hooks.ts'
import { useGetGroupQuery, useUpdateGroupAssessmentMutation } from '../../entities/group/courses.api.ts'
import { CheckboxField } from '../../forms/field.tsx'
import { Form, FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { useSaveShortcut } from '../../screen/save-shortcut.ts'
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx'
import { draftOfSettings, settingsFieldsSchema, settingsOf } from './settings-draft.ts'
import { AttemptFields, ConductFields, DateFields, NameField, ReleaseFields } from './settings-fields.tsx'
import {
  RevisionChoice,
  SaveBar,
  SettingsCard,
  SettingsFieldset,
  SettingsSections,
  WrongCount,
} from './settings.styles.ts'

const schema = settingsFieldsSchema.safeExtend({ movesToNewestRevision: z.boolean() })
type Draft = z.input<typeof schema>

function useSettingsForm(groupAssessment: GroupAssessment) {
  const timeZone = useTimeZone()
  const notify = useNotify()
  const [update] = useUpdateGroupAssessmentMutation()
  return useSchemaForm({
    schema,
    saved: { ...draftOfSettings(groupAssessment, timeZone), movesToNewestRevision: false },
    backup: 'settings',
    secrets: ['accessCode'],
    once: ['removesAccessCode', 'movesToNewestRevision'],
    isLive: true,
    async save({ movesToNewestRevision, ...typed }) {
      const settings = settingsOf(typed, timeZone, groupAssessment.settings)
      const outcome = await update({
        params: { groupAssessmentId: groupAssessment.id },
        body: { settings, version: groupAssessment.version, movesToNewestRevision },
      })
      if (!outcome.error) notify('SUCCESS', 'Settings saved')
      return outcome
    },
  })
}

function Revision({ groupAssessment }: { groupAssessment: GroupAssessment }) {
  const { assessmentId, assessmentName, assessmentRevisionNumber, hasNewerRevision } = groupAssessment
  const { control } = useFormContext<Draft>()
  return (
    <MessageBand tone={hasNewerRevision ? 'warning' : 'neutral'} icon={hasNewerRevision ? 'refresh' : 'book'}>
      <Link href={`/assessments/${assessmentId}`}>{assessmentName}</Link>, version {assessmentRevisionNumber}.
      {hasNewerRevision && (
        <RevisionChoice>
          <CheckboxField
            control={control}
            name="movesToNewestRevision"
            label="Move to the newest version when saving"
            hint="Students who have started keep the version they began with."
          />
        </RevisionChoice>
      )}
    </MessageBand>
  )
}

function Fields({ groupAssessment }: { groupAssessment: GroupAssessment }) {
  const { control } = useFormContext<Draft>()
  return (
    <>
      <Revision groupAssessment={groupAssessment} />
      <CheckboxField
        control={control}
        name="isPublished"
        label="Published"
        hint="Students see it, and can work on it as soon as it opens."
      />
      <NameField />
      <DateFields hasDue />
      <AttemptFields />
      <ReleaseFields />
      <ConductFields hasAccessCode={groupAssessment.settings.hasAccessCode} />
    </>
  )
}

interface SaveButtonsProps {
  readonly form: ReturnType<typeof useSettingsForm>
}

function attentionOf(wrong: number): string {
  return wrong === 1 ? 'One field needs your attention' : `${wrong} fields need your attention`
}

function SaveButtons({ form: { isDirty, isBusy, isRight, issues, discard } }: SaveButtonsProps) {
  return (
    <SaveBar>
      <Button type="submit" variant="contained" disabled={!isDirty || isBusy || !isRight}>
        Save
      </Button>
      {isDirty && <Button onClick={discard}>Discard changes</Button>}
      {issues.length > 0 && <WrongCount role="status">{attentionOf(issues.length)}</WrongCount>}
    </SaveBar>
  )
}

/** Everything that can be set about one delivery. */
export function DeliverySettingsForm({ groupAssessment }: { groupAssessment: GroupAssessment }) {
  const form = useSettingsForm(groupAssessment)
  const { data: group } = useGetGroupQuery({ params: { groupId: groupAssessment.groupId } })
  const canUpdate = useIsAllowed('GroupAssessmentUpdate', { entity: group })
  useSaveShortcut(() => {
    if (form.isDirty && canUpdate) form.submit()
  })
  return (
    <Form form={form}>
      <UnsavedGuard isDirty={form.isDirty} />
      <SettingsCard>
        <SettingsFieldset disabled={!canUpdate}>
          <SettingsSections>
            <FormNotes form={form} title="This could not be saved" />
            <Fields groupAssessment={groupAssessment} />
          </SettingsSections>
        </SettingsFieldset>
        {canUpdate && <SaveButtons form={form} />}
      </SettingsCard>
    </Form>
  )
}
