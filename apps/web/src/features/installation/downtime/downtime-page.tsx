import type { Downtime } from '@isomorph/contract'
import { styled } from '@mui/material/styles'
import { Card, ErrorSummary, MessageBand, Page, PageHeader } from '@isomorph/ui'
import { RestoredBackupBand } from '../../../unsaved-work/restored-backup-band.tsx'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { useGetDowntimeQuery } from '../installation.api.ts'
import { DowntimeButtons } from './downtime-buttons.tsx'
import { DowntimeFields } from './downtime-fields.tsx'
import { useDowntimeForm } from './use-downtime-form.ts'

const Fields = styled('form')({ display: 'grid', gap: 20 })

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
  const { form, general, back, ...state } = useDowntimeForm(saved)
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
      <UnsavedGuard isDirty={state.isDirty} />
      <DowntimeState isOn={saved.isOn} />
      <Card sx={{ display: 'grid', gap: 5 }}>
        <Fields ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
          <RestoredBackupBand back={back} />
          <ErrorSummary title="Nothing was changed" errors={general} />
          <DowntimeFields form={state} />
        </Fields>
        <DowntimeButtons isOn={saved.isOn} form={state} />
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
