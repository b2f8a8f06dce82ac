import { settingsSchema } from '@isomorph/contract/schemas'
import type { StoredSettings } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Page, PageHeader } from '@isomorph/ui'
import { useNotify } from '../../../data/hooks.ts'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { useGetSettingsQuery, useUpdateSettingsMutation } from '../installation.api.ts'
import { SettingsFields } from './settings-fields.tsx'
import { SettingsActions, SettingsSections } from './settings.styles.ts'

function useSettingsForm({ hasCaliperToken: _has, ...settings }: StoredSettings) {
  const [update] = useUpdateSettingsMutation()
  const notify = useNotify()
  return useSchemaForm({
    schema: settingsSchema,
    saved: { ...settings, caliperToken: '' },
    backup: 'settings',
    secrets: ['caliperToken'],
    isLive: true,
    async save(body) {
      const outcome = await update({ body })
      if (!outcome.error) notify('SUCCESS', t('installation.settings.saved'))
      return outcome
    },
  })
}

function SettingsForm({ saved }: { saved: StoredSettings }) {
  const form = useSettingsForm(saved)
  useSaveShortcut(() => {
    if (form.isDirty) form.submit()
  })
  return (
    <Form form={form}>
      <UnsavedGuard isDirty={form.isDirty} />
      <SettingsSections>
        <FormNotes form={form} title={t('installation.notSaved')} />
        <SettingsFields hasCaliperToken={saved.hasCaliperToken} />
        <SettingsActions>
          <Button type="submit" variant="contained" disabled={!form.isDirty || !form.isRight || form.isBusy}>
            {t('installation.save')}
          </Button>
          {form.isDirty && <Button onClick={form.discard}>{t('installation.discard')}</Button>}
        </SettingsActions>
      </SettingsSections>
    </Form>
  )
}

/** /installation/settings */
export function SettingsPage() {
  usePageTitle(t('installation.settings.title'))
  const fetched = useGetSettingsQuery(undefined)
  return (
    <Page>
      <PageHeader
        title={t('installation.sections.settings')}
        breadcrumbs={[{ label: t('installation.title'), href: '/installation' }]}
      />
      <DetailGuard fetched={fetched} fallback="/installation">
        {(saved) => <SettingsForm saved={saved} />}
      </DetailGuard>
    </Page>
  )
}
