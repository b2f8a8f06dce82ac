import type { Webhook, WebhookDraft } from '@isomorph/contract'
import { Button, Icon, StatusChip, type Column } from '@isomorph/ui'
import { useState } from 'react'
import { useClientKey } from '../../../data/client-key.ts'
import { useTimeZone } from '../../../data/hooks.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { BreakingText } from '../identity-providers/identity-providers.styles.ts'
import { InstallationList } from '../installation-list.tsx'
import { MadeSecret } from '../made-secret.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { lookOf } from './webhook-words.ts'
import { useCreateWebhookMutation, useListWebhooksQuery } from './webhooks.api.ts'

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
  const keyOf = useClientKey()
  return (
    <WebhookDialog
      title="New webhook"
      submitLabel="Make webhook"
      saved={newWebhook}
      onClose={onClose}
      onSave={async (draft) => {
        const outcome = await create({ body: { ...draft, clientKey: keyOf(draft) } })
        if (outcome.error) return outcome
        onMade(outcome.data.secret)
        return {}
      }}
    />
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
  const timeZone = useTimeZone()
  const query = useListWebhooksQuery(undefined)
  const [isMaking, setIsMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  function keep(made: string) {
    setSecret(made)
    setIsMaking(false)
  }
  return (
    <>
      <InstallationList
        title="Webhooks"
        meta="Addresses of other programs that are told of scores, rosters, courses and regrades."
        query={query}
        rows={query.data}
        columns={columnsOf(timeZone)}
        hrefOf={({ id }) => `/installation/webhooks/${id}`}
        newButton={<NewButton onClick={() => setIsMaking(true)} />}
        empty="No other program is told of anything."
        above={
          secret !== null && (
            <MadeSecret secret={secret} copyLabel="Copy secret">
              The webhook is made. This is its secret, with which the receiver verifies what comes. It is shown only
              now.
            </MadeSecret>
          )
        }
      />
      {isMaking && <NewWebhook onMade={keep} onClose={() => setIsMaking(false)} />}
    </>
  )
}
