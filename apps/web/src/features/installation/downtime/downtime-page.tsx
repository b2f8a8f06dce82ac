import type { Downtime } from '@isomorph/contract'
import { Card, ErrorSummary, MessageBand, Page, PageHeader } from '@isomorph/ui'
import { requestErrorOf } from '../../../data/request-error.ts'
import { refusalsOf } from '../../../forms/field-errors.ts'
import { DetailGuard } from '../../../shell/detail-guard.tsx'
import { usePageTitle } from '../../../shell/page-title.ts'
import { UnsavedGuard } from '../../../shell/unsaved-guard.tsx'
import { useGetDowntimeQuery } from '../installation.api.ts'
import { DowntimeButtons } from './downtime-buttons.tsx'
import { DowntimeFields } from './downtime-fields.tsx'
import { useDowntimeForm } from './use-downtime-form.ts'

function DowntimeState({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <MessageBand tone="warning" role="status">
      <strong>Downtime is on.</strong> Everybody else sees the downtime screen. Exams under way keep their deadlines.
    </MessageBand>
  ) : (
    <MessageBand tone="success" icon="checkCircle" role="status">
      The product is open to everybody.
    </MessageBand>
  )
}

function DowntimeForm({ saved }: { saved: Downtime }) {
  const form = useDowntimeForm(saved)
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      <UnsavedGuard isDirty={form.isDirty} />
      <DowntimeState isOn={saved.isOn} />
      <Card sx={{ display: 'grid', gap: 5 }}>
        {form.error !== undefined && (
          <ErrorSummary title="Nothing was changed" errors={refusalsOf(requestErrorOf(form.error))} />
        )}
        <DowntimeFields form={form} />
        <DowntimeButtons isOn={saved.isOn} form={form} />
      </Card>
    </div>
  )
}

/** /installation/downtime */
export function DowntimePage() {
  usePageTitle('Downtime')
  const fetched = useGetDowntimeQuery(undefined)
  return (
    <Page>
      <PageHeader title="Downtime" breadcrumbs={[{ label: 'Installation', href: '/installation' }]} />
      <DetailGuard fetched={fetched} fallback="/installation">
        {(saved) => <DowntimeForm saved={saved} />}
      </DetailGuard>
    </Page>
  )
}
