import type { Downtime } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand, Page, PageHeader } from '@isomorph/ui'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { inParts } from '../../../messages/in-parts.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { useGetDowntimeQuery } from '../installation.api.ts'
import { DowntimeButtons } from './downtime-buttons.tsx'
import { DowntimeFields } from './downtime-fields.tsx'
import { DowntimeCard, DowntimeSections, DowntimeTexts } from './downtime.styles.ts'
import { useDowntimeForm } from './use-downtime-form.ts'

function DowntimeState({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <MessageBand tone="warning" role="status">
      {inParts('installation.downtime.on', { on: <strong>{t('installation.downtime.on.on')}</strong> })}
    </MessageBand>
  ) : (
    <MessageBand tone="success" icon="checkCircle" role="status">
      {t('installation.downtime.off')}
    </MessageBand>
  )
}

function DowntimeForm({ saved }: { saved: Downtime }) {
  const { form, save } = useDowntimeForm(saved)
  return (
    <DowntimeSections>
      <UnsavedGuard isDirty={form.isDirty} />
      <DowntimeState isOn={saved.isOn} />
      <DowntimeCard>
        <Form form={form}>
          <DowntimeTexts>
            <FormNotes form={form} title={t('installation.downtime.notChanged')} />
            <DowntimeFields />
          </DowntimeTexts>
        </Form>
        <DowntimeButtons isOn={saved.isOn} form={form} onSave={save} />
      </DowntimeCard>
    </DowntimeSections>
  )
}

/** /installation/downtime */
export function DowntimePage() {
  usePageTitle(t('installation.sections.downtime'))
  const fetched = useGetDowntimeQuery(undefined)
  return (
    <Page>
      <PageHeader
        title={t('installation.sections.downtime')}
        breadcrumbs={[{ label: t('installation.title'), href: '/installation' }]}
      />
      <DetailGuard fetched={fetched} fallback="/installation">
        {(saved) => <DowntimeForm saved={saved} />}
      </DetailGuard>
    </Page>
  )
}
