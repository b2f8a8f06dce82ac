import type { GroupAssessment, LockdownSettings } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { Button, Card, ErrorPanel, MessageBand, type SelectOption } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { requestErrorOf, useNotify } from '../../data/index.ts'
import { SelectField, TextField } from '../../forms/field.tsx'
import { Form, FormNotes } from '../../forms/form.tsx'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import {
  useGetLockdownSettingsQuery,
  useLaunchLockdownMutation,
  useSaveLockdownSettingsMutation,
} from '../../entities/lockdown/lockdown.api.ts'
import { nameOfLockdown } from '../../entities/lockdown/names.ts'
import { SettingsText, PanelRoom, SettingsForm, SettingsTitle } from './lockdown-settings.styles.ts'
import { draftOf, lockdownDraftSchema, makesKeysUseless } from './lockdown-draft.ts'

type Kind = LockdownSettings['kind']

function respondusName(respondus: LockdownSettings['respondus']): string {
  const name = nameOfLockdown.respondus
  return respondus === 'imitated' ? t('lockdown-settings.respondusImitated', { name }) : name
}

/** What cannot be checked is not offered, unless it was chosen before. */
function kindsFor({ respondus, kind }: LockdownSettings): readonly SelectOption<Kind>[] {
  const hasRespondus = respondus !== 'unavailable' || kind === 'respondus'
  return [
    { value: 'none', label: t('lockdown-settings.none') },
    { value: 'safeExamBrowser', label: nameOfLockdown.safeExamBrowser },
    ...(hasRespondus ? [{ value: 'respondus', label: respondusName(respondus) } as const] : []),
  ]
}

const explanations: Readonly<Record<Kind, PlainKey>> = {
  none: 'lockdown-settings.none.explain',
  safeExamBrowser: 'lockdown-settings.safeExamBrowser.explain',
  respondus: 'lockdown-settings.respondus.explain',
}

/** Its settings, as long as it is chosen. */
function SafeExamBrowserFields({ control }: { control: PanelForm['control'] }) {
  return (
    <>
      <TextField
        control={control}
        name="quitPassword"
        label={t('lockdown-settings.quitPassword')}
        autoComplete="off"
        hint={t('lockdown-settings.quitPassword.hint')}
      />
      <TextField
        control={control}
        name="browserExamKeys"
        label={t('lockdown-settings.keys')}
        isMultiline
        hint={t('lockdown-settings.keys.hint')}
      />
    </>
  )
}

function KeysOfOtherPassword() {
  return (
    <MessageBand tone="warning" role="status">
      {t('lockdown-settings.keys.ofOtherPassword')}
    </MessageBand>
  )
}

/** The settings that all learners get where keys are listed, as a file: Safe Exam Browser shows its key for them. */
function ConfigurationButton({ groupAssessmentId }: { groupAssessmentId: number }) {
  const [launch, { isLoading, error }] = useLaunchLockdownMutation()
  const download = async () => {
    const { data } = await launch({ params: { groupAssessmentId } })
    if (data?.downloadUrl) window.location.assign(data.downloadUrl)
  }
  return (
    <>
      {error && <ErrorPanel error={requestErrorOf(error)} />}
      <div>
        <Button size="small" disabled={isLoading} onClick={() => void download()}>
          {t('lockdown-settings.download')}
        </Button>
      </div>
    </>
  )
}

function usePanelForm(groupAssessmentId: number, settings: LockdownSettings) {
  const notify = useNotify()
  const [save] = useSaveLockdownSettingsMutation()
  return useSchemaForm({
    schema: lockdownDraftSchema,
    saved: draftOf(settings),
    backup: 'lockdown',
    secrets: ['quitPassword'],
    async save(body) {
      const outcome = await save({ params: { groupAssessmentId }, body })
      if (outcome.error) return outcome
      notify('SUCCESS', t('lockdown-settings.saved'))
      return { saved: draftOf(outcome.data) }
    },
  })
}
type PanelForm = ReturnType<typeof usePanelForm>

function PanelFields({ groupAssessmentId, settings }: { groupAssessmentId: number; settings: LockdownSettings }) {
  const form = usePanelForm(groupAssessmentId, settings)
  const { control, values, isDirty, isBusy } = form
  return (
    <Form form={form}>
      <SettingsForm>
        <SettingsTitle>{t('lockdown-settings.title')}</SettingsTitle>
        <FormNotes form={form} title={t('lockdown-settings.notSaved')} />
        <SelectField control={control} name="kind" label={t('lockdown-settings.need')} options={kindsFor(settings)} />
        <SettingsText>
          {t(explanations[values.kind])}{' '}
          <Link href="/help/lockdown-browser">{t('lockdown-settings.studentsRead')}</Link>
        </SettingsText>
        {settings.respondus === 'unavailable' && <SettingsText>{t('lockdown-settings.noRespondus')}</SettingsText>}
        {values.kind === 'safeExamBrowser' && <SafeExamBrowserFields control={control} />}
        {makesKeysUseless(settings, values) && <KeysOfOtherPassword />}
        {settings.kind === 'safeExamBrowser' && !isDirty && (
          <ConfigurationButton groupAssessmentId={groupAssessmentId} />
        )}
        <div>
          <Button type="submit" variant="contained" disabled={!isDirty || isBusy}>
            {t('lockdown-settings.save')}
          </Button>
        </div>
      </SettingsForm>
    </Form>
  )
}

/** The lockdown browser that an assessment needs, with its quit password and keys. */
export function LockdownSettingsPanel({ groupAssessment: { id } }: { groupAssessment: GroupAssessment }) {
  const { data, error } = useGetLockdownSettingsQuery({ params: { groupAssessmentId: id } })
  if (!data && !error) return null
  return (
    <PanelRoom>
      <Card>
        {data ? <PanelFields groupAssessmentId={id} settings={data} /> : <ErrorPanel error={requestErrorOf(error)} />}
      </Card>
    </PanelRoom>
  )
}
