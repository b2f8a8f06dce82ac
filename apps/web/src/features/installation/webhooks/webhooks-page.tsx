import type { Webhook, WebhookDraft } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Icon, StatusChip, type Column } from '@isomorph/ui'
import { useState } from 'react'
import { useClientKey } from '../../../data/client-key.ts'
import { useTimeZone } from '../../../data/hooks.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { BreakingText } from '../identity-providers/identity-providers.styles.ts'
import { InstallationList } from '../installation-list.tsx'
import { MadeSecret } from '../made-secret.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { lookOf } from './webhook-labels.ts'
import { useCreateWebhookMutation, useListWebhooksQuery } from './webhooks.api.ts'

const newWebhook: WebhookDraft = { name: '', address: '', events: [], isEnabled: true }

function openWords({ waiting, failed }: Webhook): string {
  return t('webhooks.open.counts', { waiting: String(waiting), failed: String(failed) })
}

function columnsOf(timeZone: string): readonly Column<Webhook>[] {
  return [
    { key: 'name', label: t('installation.tokens.for'), width: '28%', render: ({ name }) => name },
    {
      key: 'address',
      label: t('webhooks.address'),
      isWideOnly: true,
      render: ({ address }) => <BreakingText>{address}</BreakingText>,
    },
    {
      key: 'state',
      label: t('installation.state'),
      width: '18%',
      render: (webhook) => <StatusChip {...lookOf(webhook)} />,
    },
    {
      key: 'last',
      label: t('webhooks.lastDelivered'),
      isWideOnly: true,
      render: ({ lastDeliveredAt }) =>
        lastDeliveredAt === null ? t('webhooks.never') : formatMoment(lastDeliveredAt, timeZone),
    },
    { key: 'open', label: t('webhooks.open'), render: openWords },
  ]
}

function NewWebhook({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const [create] = useCreateWebhookMutation()
  const keyOf = useClientKey()
  return (
    <WebhookDialog
      title={t('webhooks.new')}
      submitLabel={t('webhooks.make')}
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
      {t('webhooks.new')}
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
        title={t('installation.sections.webhooks')}
        meta={t('installation.sections.webhooks.about')}
        query={query}
        rows={query.data}
        columns={columnsOf(timeZone)}
        hrefOf={({ id }) => `/installation/webhooks/${id}`}
        newButton={<NewButton onClick={() => setIsMaking(true)} />}
        empty={t('webhooks.none')}
        above={
          secret !== null && (
            <MadeSecret secret={secret} copyLabel={t('webhooks.secret.copy')}>
              {t('webhooks.secret.made')}
            </MadeSecret>
          )
        }
      />
      {isMaking && <NewWebhook onMade={keep} onClose={() => setIsMaking(false)} />}
    </>
  )
}
