import type { GroupAssessment, LockdownSettings } from '@isomorph/contract'
import { Button, Card, ErrorPanel, MessageBand, type SelectOption } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { requestErrorOf, useNotify } from '../../../data/index.ts'
import { SelectField, TextField } from '../../../forms/field.tsx'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import {
  useGetLockdownSettingsQuery,
  useLaunchLockdownMutation,
  useSaveLockdownSettingsMutation,
} from '../lockdown.api.ts'
import { LockdownText, PanelRoom, SettingsForm, SettingsTitle } from '../lockdown.styles.ts'
import { draftOf, lockdownDraftSchema, makesKeysUseless } from './lockdown-draft.ts'

type Kind = LockdownSettings['kind']

const nameOfRespondus: Readonly<Record<LockdownSettings['respondus'], string>> = {
  available: 'Respondus LockDown Browser',
  imitated: 'Respondus LockDown Browser (imitated: proves nothing)',
  unavailable: 'Respondus LockDown Browser',
}

/** What cannot be checked is not offered, unless it was chosen before. */
function kindsFor({ respondus, kind }: LockdownSettings): readonly SelectOption<Kind>[] {
  const hasRespondus = respondus !== 'unavailable' || kind === 'respondus'
  return [
    { value: 'none', label: 'None: any browser' },
    { value: 'safeExamBrowser', label: 'Safe Exam Browser' },
    ...(hasRespondus ? [{ value: 'respondus', label: nameOfRespondus[respondus] } as const] : []),
  ]
}

const explanations: Readonly<Record<Kind, string>> = {
  none: 'Students work in the browser they like.',
  safeExamBrowser:
    'Students open the assessment from its start page in Safe Exam Browser, which is free. Every answer and every page needs it; another browser beside it shows nothing. Accommodations exempt single students.',
  respondus:
    'Students open the assessment from its start page in Respondus LockDown Browser, for which your institution has a licence.',
}

/** Its settings, as long as it is chosen. */
function SafeExamBrowserFields({ control }: { control: PanelForm['control'] }) {
  return (
    <>
      <TextField
        control={control}
        name="quitPassword"
        label="Quit password"
        autoComplete="off"
        hint="Needed to quit Safe Exam Browser before the end; the button for leaving comes when a student has finished. Tell it to invigilators only. Empty: anybody may quit."
      />
      <TextField
        control={control}
        name="browserExamKeys"
        label="Browser Exam Keys"
        isMultiline
        hint="One a line, from Safe Exam Browser’s own settings; one for each version and system in use. Empty: any version."
      />
    </>
  )
}

function KeysOfOtherPassword() {
  return (
    <MessageBand tone="warning" role="status">
      With another quit password, Safe Exam Browser has other Browser Exam Keys. The keys above let nobody in who opens
      it from then on. Save, download the configuration again, and list the keys that Safe Exam Browser then shows.
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
          Download the configuration to read its key
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
      notify('SUCCESS', 'Lockdown browser saved')
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
        <SettingsTitle>Lockdown browser</SettingsTitle>
        <FormNotes form={form} title="This could not be saved" />
        <SelectField control={control} name="kind" label="Students need" options={kindsFor(settings)} />
        <LockdownText>
          {explanations[values.kind]} <Link href="/help/lockdown-browser">What students read about it</Link>
        </LockdownText>
        {settings.respondus === 'unavailable' && (
          <LockdownText>
            Respondus LockDown Browser cannot be chosen: this site does not have the secrets that its vendor gives to
            licensees.
          </LockdownText>
        )}
        {values.kind === 'safeExamBrowser' && <SafeExamBrowserFields control={control} />}
        {makesKeysUseless(settings, values) && <KeysOfOtherPassword />}
        {settings.kind === 'safeExamBrowser' && !isDirty && (
          <ConfigurationButton groupAssessmentId={groupAssessmentId} />
        )}
        <div>
          <Button type="submit" variant="contained" disabled={!isDirty || isBusy}>
            Save lockdown browser
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
