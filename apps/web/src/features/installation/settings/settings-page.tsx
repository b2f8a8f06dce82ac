import type { InstallationSettings } from '@isomorph/contract'
import { settingsSchema } from '@isomorph/contract/schemas'
import { Button, ErrorSummary, Page, PageHeader } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { RestoredBackupBand } from '../../../unsaved-work/restored-backup-band.tsx'
import { useFormBackup } from '../../../unsaved-work/use-form-backup.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { errorsOf, refusalsOf } from '../../../forms/field-errors.ts'
import { useGetSettingsQuery, useUpdateSettingsMutation } from '../installation.api.ts'
import { SettingsFields } from './settings-fields.tsx'

function SettingsForm({ saved }: { saved: InstallationSettings }) {
  const [typed, setTyped] = useState<InstallationSettings | null>(null)
  const draft = typed ?? saved
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  const checked = settingsSchema.safeParse(draft)
  const [update, { isLoading, error }] = useUpdateSettingsMutation()
  const notify = useNotify()
  const back = useFormBackup({ form: 'settings', draft: typed, saved, restore: setTyped })

  async function save(event?: FormEvent) {
    event?.preventDefault()
    if (!checked.success || isLoading || !isDirty) return
    const outcome = await update({ body: checked.data })
    if (outcome.error) return
    setTyped(null)
    notify('SUCCESS', 'Settings saved')
  }
  useSaveShortcut(() => void save())
  return (
    <form noValidate onSubmit={(event) => void save(event)} style={{ maxWidth: 720 }}>
      <UnsavedGuard isDirty={isDirty} />
      {error !== undefined && (
        <div style={{ marginBottom: 24 }}>
          <ErrorSummary title="This could not be saved" errors={refusalsOf(requestErrorOf(error))} />
        </div>
      )}
      {back && (
        <div style={{ marginBottom: 24 }}>
          <RestoredBackupBand back={back} />
        </div>
      )}
      <SettingsFields draft={draft} errors={errorsOf(checked)} onChange={setTyped} />
      <div style={{ display: 'flex', gap: 8, marginTop: 24 }}>
        <Button type="submit" variant="contained" disabled={!isDirty || !checked.success || isLoading}>
          Save
        </Button>
        {isDirty && <Button onClick={() => setTyped(null)}>Discard changes</Button>}
      </div>
    </form>
  )
}

/** /installation/settings */
export function SettingsPage() {
  usePageTitle('Settings of the installation')
  const fetched = useGetSettingsQuery(undefined)
  return (
    <Page>
      <PageHeader title="Settings" breadcrumbs={[{ label: 'Installation', href: '/installation' }]} />
      <DetailGuard fetched={fetched} fallback="/installation">
        {(saved) => <SettingsForm saved={saved} />}
      </DetailGuard>
    </Page>
  )
}
