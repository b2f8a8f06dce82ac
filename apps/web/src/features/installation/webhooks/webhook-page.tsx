import type { Webhook } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ConfirmDialog, Page, PageHeader, StatusChip } from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useNotify, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { randomUuid } from '../../../data/uuid.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { BreakingText, Paragraph } from '../identity-providers/identity-providers.styles.ts'
import { RemoveButton } from '../identity-providers/remove-button.tsx'
import { MadeSecret } from '../made-secret.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { eventLabels, lookOf } from './webhook-labels.ts'
import {
  useDeleteWebhookMutation,
  useGetWebhookQuery,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useUpdateWebhookMutation,
} from './webhooks.api.ts'

const listPath = '/installation/webhooks'
const pollMs = 5000

const Sections = styled('div')({ display: 'grid', gap: 16 })

function ChangeButton({ webhook: { id, name, address, events, isEnabled } }: { webhook: Webhook }) {
  const [isChanging, setIsChanging] = useState(false)
  const [update] = useUpdateWebhookMutation()
  const notify = useNotify()
  return (
    <>
      <Button variant="outlined" onClick={() => setIsChanging(true)}>
        {t('webhooks.change')}
      </Button>
      {isChanging && (
        <WebhookDialog
          title={t('webhooks.change.title', { name })}
          submitLabel={t('installation.save')}
          saved={{ name, address, events, isEnabled }}
          onClose={() => setIsChanging(false)}
          onSave={async (body) => {
            const outcome = await update({ params: { webhookId: id }, body })
            if (outcome.error) return outcome
            setIsChanging(false)
            notify('SUCCESS', t('installation.saved'))
            return {}
          }}
        />
      )}
    </>
  )
}

function NewSecretButton({ webhookId, onMade }: { webhookId: number; onMade: (secret: string) => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const [rotate, { isLoading }] = useRotateWebhookSecretMutation()
  const notify = useNotify()
  async function make() {
    setIsAsking(false)
    const outcome = await rotate({ params: { webhookId }, body: { clientKey: randomUuid() } })
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else onMade(outcome.data.secret)
  }
  return (
    <>
      <Button disabled={isLoading} onClick={() => setIsAsking(true)}>
        {t('webhooks.secret.new')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('webhooks.secret.new.title')}
        confirmLabel={t('webhooks.secret.new.confirm')}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void make()}
      >
        {t('webhooks.secret.new.explain')}
      </ConfirmDialog>
    </>
  )
}

function TestButton({ webhookId }: { webhookId: number }) {
  const [test, { isLoading }] = useTestWebhookMutation()
  const notify = useNotify()
  async function send() {
    const { error } = await test({ params: { webhookId }, body: { clientKey: randomUuid() } })
    if (error) notify('ERROR', requestErrorOf(error).detail)
    else notify('SUCCESS', t('webhooks.test.sent'))
  }
  return (
    <Button variant="outlined" disabled={isLoading} onClick={() => void send()}>
      {t('webhooks.test')}
    </Button>
  )
}

function RemoveWebhook({ webhook: { id, name } }: { webhook: Webhook }) {
  const [remove, { isLoading }] = useDeleteWebhookMutation()
  const navigate = useNavigate()
  return (
    <RemoveButton
      name={name}
      isBusy={isLoading}
      onRemove={async () => {
        const outcome = await remove({ params: { webhookId: id } })
        if (!outcome.error) void navigate(listPath)
        return outcome
      }}
    >
      {t('webhooks.remove.explain')}
    </RemoveButton>
  )
}

function Facts({ webhook }: { webhook: Webhook }) {
  const { address, events, failingSince, formerSecretUntil } = webhook
  const timeZone = useTimeZone()
  return (
    <div>
      <StatusChip {...lookOf(webhook)} />
      <Paragraph>
        <BreakingText>{address}</BreakingText>
      </Paragraph>
      <Paragraph>{events.map((event) => t(eventLabels[event])).join(', ')}</Paragraph>
      {failingSince !== null && (
        <Paragraph>{t('webhooks.failing', { moment: formatMoment(failingSince, timeZone) })}</Paragraph>
      )}
      {formerSecretUntil !== null && (
        <Paragraph>{t('webhooks.secret.former', { moment: formatMoment(formerSecretUntil, timeZone) })}</Paragraph>
      )}
    </div>
  )
}

function SavedWebhook({ webhook }: { webhook: Webhook }) {
  usePageTitle(webhook.name)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <Page>
      <PageHeader
        title={webhook.name}
        breadcrumbs={[
          { label: t('installation.title'), href: '/installation' },
          { label: t('installation.sections.webhooks'), href: listPath },
        ]}
        actions={
          <>
            <TestButton webhookId={webhook.id} />
            <ChangeButton webhook={webhook} />
            <NewSecretButton webhookId={webhook.id} onMade={setSecret} />
            <RemoveWebhook webhook={webhook} />
          </>
        }
      />
      <Sections>
        {secret !== null && (
          <MadeSecret secret={secret} copyLabel={t('webhooks.secret.copy')}>
            {t('webhooks.secret.new.made')}
          </MadeSecret>
        )}
        <Facts webhook={webhook} />
        <DeliveryLog webhookId={webhook.id} isWaiting={webhook.waiting > 0} hasFailed={webhook.failed > 0} />
      </Sections>
    </Page>
  )
}

/** /installation/webhooks/{webhookId} */
export function WebhookPage() {
  const webhookId = Number(useParams().webhookId)
  const [isPolled, setIsPolled] = useState(false)
  const fetched = useGetWebhookQuery(
    { params: { webhookId } },
    { pollingInterval: isPolled ? pollMs : 0, skipPollingIfUnfocused: true },
  )
  const isWaiting = (fetched.data?.waiting ?? 0) > 0
  if (isWaiting !== isPolled) setIsPolled(isWaiting)
  return (
    <DetailGuard fetched={fetched} fallback={listPath}>
      {(webhook) => <SavedWebhook webhook={webhook} />}
    </DetailGuard>
  )
}
