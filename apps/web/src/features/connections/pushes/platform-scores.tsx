import type { GradePush, LineItemStatus } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, DataTable, EmptyState, MessageBand, StatusChip, type Column } from '@isomorph/ui'
import { useNotify, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { exchangeWords } from '../../../entities/exchange/exchange-words.ts'
import { listedName } from '../../../entities/person/names.ts'
import { useGetGradePushesQuery, usePushGradesMutation, useReadGradesBackMutation } from '../connections.api.ts'
import { Detail, Facts, Part, PartHead, PartTitle } from '../connections.styles.ts'
import { partWords, pushLook, summaryOf } from './push-labels.ts'
import { usePollingAfterAsking } from './use-polling-after-asking.ts'

type Row = GradePush & { id: number }

function columnsOf({ readAt }: LineItemStatus): readonly Column<Row>[] {
  const theirs: Column<Row> = {
    key: 'theirs',
    label: t('connections.scores.column.theirs'),
    align: 'right',
    isLabelled: true,
    render: ({ theirs: part, isRead, isDifferent }) =>
      isRead ? isDifferent ? <StatusChip tone="warning" icon="alert" label={partWords(part)} /> : partWords(part) : '',
  }
  return [
    { key: 'name', label: t('connections.scores.column.learner'), render: ({ learner }) => listedName(learner) },
    {
      key: 'ours',
      label: t('connections.scores.column.ours'),
      align: 'right',
      isLabelled: true,
      render: ({ ours }) => partWords(ours),
    },
    {
      key: 'sent',
      label: t('connections.scores.column.sent'),
      align: 'right',
      isLabelled: true,
      render: ({ sent }) => partWords(sent),
    },
    ...(readAt === null ? [] : [theirs]),
    {
      key: 'state',
      label: t('connections.scores.column.state'),
      render: ({ state, error, said }) => (
        <>
          <StatusChip {...pushLook(state)} />
          {error !== '' && <Detail>{exchangeWords(said, error)}</Detail>}
        </>
      ),
    },
  ]
}

function Standstill({ item }: { item: LineItemStatus }) {
  const timeZone = useTimeZone()
  if (item.state === 'ready') return null
  const next =
    item.nextTryAt === null
      ? t('connections.scores.mend')
      : t('connections.scores.waits', { moment: formatMoment(item.nextTryAt, timeZone) })
  return (
    <MessageBand tone={item.state === 'failed' ? 'error' : 'warning'}>
      {exchangeWords(item.said, item.error)} {next}
    </MessageBand>
  )
}

function differencesOf({ readAt, learners }: LineItemStatus, timeZone: string): string {
  if (readAt === null) return ''
  const count = learners.filter((each) => each.isDifferent).length
  return ` ${t('connections.scores.differences', { count, moment: formatMoment(readAt, timeZone) })}`
}

interface PartProps {
  readonly item: LineItemStatus
  readonly isBusy: boolean
  readonly onPush: () => void
  readonly onRead: () => void
}

function PlatformPart({ item, isBusy, onPush, onRead }: PartProps) {
  const timeZone = useTimeZone()
  const { contextTitle: course, providerName: provider } = item
  const label = t('connections.scores.at', { provider })
  return (
    <Part aria-label={label}>
      <PartHead>
        <PartTitle>{t('connections.scores.title')}</PartTitle>
        <Button variant="outlined" onClick={onRead} disabled={isBusy}>
          {t('connections.scores.ask')}
        </Button>
        <Button variant="outlined" onClick={onPush} disabled={isBusy}>
          {t('connections.scores.send')}
        </Button>
      </PartHead>
      <Facts>
        {t('connections.scores.explain', { course, provider })} {summaryOf(item.learners)}
        {differencesOf(item, timeZone)}
      </Facts>
      <Standstill item={item} />
      {item.readError !== '' && (
        <MessageBand tone="warning">
          {t('connections.scores.notSaid', { reason: exchangeWords(item.readSaid, item.readError) })}
        </MessageBand>
      )}
      <DataTable
        label={label}
        columns={columnsOf(item)}
        rows={item.learners.map((push) => ({ ...push, id: push.learner.id }))}
        nameOf={({ learner }) => listedName(learner)}
        empty={<EmptyState picture="people">{t('connections.scores.nobody')}</EmptyState>}
      />
    </Part>
  )
}

/** What learning platforms have of the scores; nothing where none takes them. */
export function PlatformScores({ groupAssessmentId }: { groupAssessmentId: number }) {
  const params = { groupAssessmentId }
  const { pollingInterval, countAsked } = usePollingAfterAsking()
  const { data } = useGetGradePushesQuery({ params }, { pollingInterval, skipPollingIfUnfocused: true })
  const [push, pushing] = usePushGradesMutation()
  const [read, reading] = useReadGradesBackMutation()
  const notify = useNotify()
  async function ask(request: Promise<{ error?: unknown }>, words: string) {
    const { error } = await request
    if (error) return notify('ERROR', requestErrorOf(error).detail)
    notify('SUCCESS', words)
    countAsked()
  }
  return data?.lineItems.map((item) => (
    <PlatformPart
      key={item.id}
      item={item}
      isBusy={pushing.isLoading || reading.isLoading}
      onPush={() => void ask(push({ params }), t('connections.scores.sending'))}
      onRead={() => void ask(read({ params }), t('connections.scores.asking'))}
    />
  ))
}
