import {
  pageSizeOptions,
  webhookDeliveryStates,
  type WebhookDelivery,
  type WebhookDeliveryState,
} from '@isomorph/contract'
import { t } from '@isomorph/messages'
import {
  Button,
  color,
  DataTable,
  EmptyState,
  fontSize,
  Paging,
  SelectInput,
  StatusChip,
  type Column,
} from '@isomorph/ui'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useAppSelector, useNotify, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { exchangeWords } from '../../../entities/exchange/exchange-words.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { ProvidersCard } from '../identity-providers/identity-providers.styles.ts'
import { deliveryLooks, eventLabels, stateKeys } from './webhook-labels.ts'
import { useListWebhookDeliveriesQuery, useRedeliverWebhookMutation } from './webhooks.api.ts'

const pollMs = 5000

const Filters = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end', padding: 16 })
const Detail = styled('div')({
  color: color.textSecond,
  fontSize: fontSize.small,
  fontWeight: 400,
  overflowWrap: 'anywhere',
})
const Sent = styled('details')({ fontSize: fontSize.small, fontWeight: 400 })
const Body = styled('pre')({
  margin: '4px 0 0',
  fontSize: fontSize.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: 240,
  overflowY: 'auto',
})

function outcomeOf(
  { status, milliseconds, tries, detail, said, nextTryAt }: WebhookDelivery,
  timeZone: string,
): string {
  return [
    exchangeWords(said, detail) || (status === null ? '' : t('webhooks.outcome.status', { status: String(status) })),
    milliseconds === null ? '' : t('webhooks.outcome.tries', { time: String(milliseconds), tries }),
    nextTryAt === null || tries === 0 ? '' : t('webhooks.outcome.next', { moment: formatMoment(nextTryAt, timeZone) }),
  ]
    .filter(Boolean)
    .join(' ')
}

function EventCell({ event, eventId, body }: WebhookDelivery) {
  return (
    <>
      {t(eventLabels[event])}
      <Detail>{eventId}</Detail>
      <Sent>
        <summary>{t('webhooks.deliveries.sent')}</summary>
        {/* A long body scrolls by itself, also by keyboard. */}
        <Body tabIndex={0} role="region" aria-label={t('webhooks.deliveries.sent.of', { id: eventId })}>
          {body}
        </Body>
      </Sent>
    </>
  )
}

function columnsOf(timeZone: string, onAgain: (id: number) => void): readonly Column<WebhookDelivery>[] {
  return [
    {
      key: 'event',
      label: t('webhooks.deliveries.event'),
      width: '36%',
      render: (delivery) => <EventCell {...delivery} />,
    },
    { key: 'at', label: t('webhooks.deliveries.when'), render: ({ createdAt }) => formatMoment(createdAt, timeZone) },
    {
      key: 'outcome',
      label: t('webhooks.deliveries.outcome'),
      width: '30%',
      render: (delivery) => (
        <>
          <StatusChip {...deliveryLooks[delivery.state]} label={t(stateKeys[delivery.state])} />
          <Detail>{outcomeOf(delivery, timeZone)}</Detail>
        </>
      ),
    },
    {
      key: 'again',
      label: t('webhooks.deliveries.again'),
      render: ({ id, eventId }) => (
        <Button
          size="small"
          aria-label={t('webhooks.deliveries.again.of', { id: eventId })}
          onClick={() => onAgain(id)}
        >
          {t('webhooks.deliveries.again')}
        </Button>
      ),
    },
  ]
}

function useRedeliver(webhookId: number) {
  const [redeliver, { isLoading }] = useRedeliverWebhookMutation()
  const notify = useNotify()
  async function again(ids?: number[]) {
    const outcome = await redeliver({ params: { webhookId }, body: ids ? { ids } : {} })
    if (outcome.error) return notify('ERROR', requestErrorOf(outcome.error).detail)
    notify(
      'SUCCESS',
      outcome.data.redelivered === 0 ? t('webhooks.deliveries.again.none') : t('webhooks.deliveries.again.done'),
    )
  }
  return { again, isLoading }
}

const stateOptions = () => [
  { value: '' as const, label: t('webhooks.deliveries.all') },
  ...webhookDeliveryStates.map((value) => ({ value, label: t(stateKeys[value]) })),
]

interface DeliveryLogProps {
  readonly webhookId: number
  readonly isWaiting: boolean
  readonly hasFailed: boolean
}

/** The deliveries of one page, as they are chosen. */
function useDeliveries({ webhookId, isWaiting }: DeliveryLogProps) {
  const [state, setState] = useState<WebhookDeliveryState | ''>('')
  const [shown, setShown] = useState({ page: 1, pageSize: 25 })
  const { data, isFetching } = useListWebhookDeliveriesQuery(
    { params: { webhookId }, query: { ...shown, ...(state === '' ? {} : { state }) } },
    { pollingInterval: isWaiting ? pollMs : 0, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  function filter(chosen: WebhookDeliveryState | '') {
    setState(chosen)
    setShown({ ...shown, page: 1 })
  }
  return { state, shown, data, isFetching, filter, setShown }
}

/** What was sent to a webhook and what came of it; it follows what is under way. */
export function DeliveryLog(props: DeliveryLogProps) {
  const { webhookId, hasFailed } = props
  const timeZone = useTimeZone()
  const isCompact = useAppSelector((all) => all.preferences.isCompact)
  const { state, shown, data, isFetching, filter, setShown } = useDeliveries(props)
  const { again, isLoading } = useRedeliver(webhookId)
  return (
    <ProvidersCard>
      <Filters>
        <SelectInput
          label={t('webhooks.deliveries.outcome')}
          value={state}
          options={stateOptions()}
          onChange={filter}
        />
        {hasFailed && (
          <Button variant="outlined" disabled={isLoading} onClick={() => void again()}>
            {t('webhooks.deliveries.again.all')}
          </Button>
        )}
      </Filters>
      <DataTable
        label={t('webhooks.deliveries')}
        columns={columnsOf(timeZone, (id) => void again([id]))}
        rows={data?.items}
        nameOf={({ eventId }) => eventId}
        isCompact={isCompact}
        isRefreshing={isFetching}
        empty={<EmptyState picture="people">{t('webhooks.deliveries.none')}</EmptyState>}
      />
      {data && data.total > 0 && (
        <Paging
          {...shown}
          total={data.total}
          isCapped={data.isCapped}
          formatCount={formatCount}
          pageSizes={pageSizeOptions}
          onChange={setShown}
        />
      )}
    </ProvidersCard>
  )
}
