import type { Webhook, WebhookDraft } from '@isomorph/contract'
import {
  Button,
  DataTable,
  EmptyState,
  ErrorPanel,
  Icon,
  Page,
  PageHeader,
  StatusChip,
  type Column,
} from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useAppSelector, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { BreakingText, ProvidersCard } from '../identity-providers/identity-providers.styles.ts'
import { MadeSecret } from '../made-secret.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { lookOf } from './webhook-words.ts'
import { useCreateWebhookMutation, useListWebhooksQuery } from './webhooks.api.ts'

const Sections = styled('div')({ display: 'grid', gap: 16 })
const newWebhook: WebhookDraft = { name: '', address: '', events: [], isEnabled: true }

function columnsOf(timeZone: string): readonly Column<Webhook>[] {
  return [
    { key: 'name', label: 'What it is for', width: '28%', render: ({ name }) => name },
    {
      key: 'address',
      label: 'Address',
      isWideOnly: true,
      render: ({ address }) => <BreakingText>{address}</BreakingText>,
    },
    { key: 'state', label: 'State', width: '18%', render: (webhook) => <StatusChip {...lookOf(webhook)} /> },
    {
      key: 'last',
      label: 'Last delivered',
      isWideOnly: true,
      render: ({ lastDeliveredAt }) => (lastDeliveredAt === null ? 'Never' : formatMoment(lastDeliveredAt, timeZone)),
    },
    { key: 'open', label: 'Waiting, failed', render: ({ waiting, failed }) => `${waiting}, ${failed}` },
  ]
}

function NewWebhook({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const [create] = useCreateWebhookMutation()
  return (
    <WebhookDialog
      title="New webhook"
      submitLabel="Make webhook"
      saved={newWebhook}
      onClose={onClose}
      onSave={async (body) => {
        const outcome = await create({ body })
        if (outcome.error) return outcome
        onMade(outcome.data.secret)
        return {}
      }}
    />
  )
}

function WebhookTable({ onNew }: { onNew: () => void }) {
  const { data, isFetching } = useListWebhooksQuery(undefined)
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  return (
    <ProvidersCard>
      <DataTable
        label="Webhooks"
        columns={columnsOf(useTimeZone())}
        rows={data}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `/installation/webhooks/${id}`}
        isCompact={isCompact}
        isRefreshing={isFetching}
        empty={
          <EmptyState picture="people" action={<NewButton onClick={onNew} />}>
            No other program is told of anything.
          </EmptyState>
        }
      />
    </ProvidersCard>
  )
}

function NewButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={onClick}>
      New webhook
    </Button>
  )
}

/** /installation/webhooks */
export function WebhooksPage() {
  usePageTitle('Webhooks')
  const { data, error, refetch } = useListWebhooksQuery(undefined)
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const begin = () => setIsMaking(true)
  function keep(made: string) {
    setSecret(made)
    setIsMaking(false)
  }
  return (
    <Page>
      <PageHeader
        title="Webhooks"
        breadcrumbs={[{ label: 'Installation', href: '/installation' }]}
        meta="Addresses of other programs that are told of scores, rosters, courses and regrades."
        actions={data && data.length > 0 && <NewButton onClick={begin} />}
      />
      {!data && error ? (
        <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Sections>
          {secret !== null && (
            <MadeSecret secret={secret} copyLabel="Copy secret">
              The webhook is made. This is its secret, with which the receiver verifies what comes. It is shown only
              now.
            </MadeSecret>
          )}
          <WebhookTable onNew={begin} />
        </Sections>
      )}
      {isMaking && <NewWebhook onMade={keep} onClose={() => setIsMaking(false)} />}
    </Page>
  )
}
