import type { Exchange } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, DataTable, EmptyState, StatusChip, type Column } from '@isomorph/ui'
import { useAppSelector, useTimeZone } from '../../../data/hooks.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { displayName } from '../../../entities/person/names.ts'
import { exchangeWords } from '../../../entities/exchange/exchange-words.ts'
import { Detail, Moment } from '../connections.styles.ts'
import { ledgerDetail, type WordsOfSaid } from './ledger-detail.ts'
import { kindInWords, messageInWords, outcomeLook } from './ledger-labels.ts'

function whatFor({ summary, summarySaid, group, groupAssessment }: Exchange, isOfCourse: boolean): string {
  const about = groupAssessment?.name ?? exchangeWords(summarySaid, summary)
  const names = [isOfCourse ? undefined : group?.name, about]
  return names.filter(Boolean).join(' · ')
}

function columnsOf(timeZone: string, isOfCourse: boolean, wordsOf?: WordsOfSaid): readonly Column<Exchange>[] {
  return [
    {
      key: 'kind',
      label: t('connections.ledger.column.what'),
      render: (exchange) => (
        <>
          {messageInWords(exchange)}
          <Detail>{whatFor(exchange, isOfCourse)}</Detail>
        </>
      ),
    },
    {
      key: 'at',
      label: t('connections.ledger.column.when'),
      render: ({ at }) => <Moment>{formatMoment(at, timeZone)}</Moment>,
    },
    {
      key: 'person',
      label: t('connections.ledger.column.who'),
      isLabelled: true,
      render: ({ person }) => (person ? displayName(person) : ''),
    },
    {
      key: 'outcome',
      label: t('connections.ledger.outcome'),
      width: '34%',
      render: ({ outcome, detail, said, reason, nextTryAt, canRetry }) => (
        <>
          <StatusChip {...outcomeLook(outcome)} />
          {detail !== '' && <Detail>{ledgerDetail({ detail, said, ...(reason && { reason }) }, wordsOf)}</Detail>}
          {canRetry && nextTryAt !== null && (
            <Detail>{t('connections.ledger.nextTry', { moment: formatMoment(nextTryAt, timeZone) })}</Detail>
          )}
        </>
      ),
    },
  ]
}

function RetryButton({ exchange: { id, canRetry }, onRetry }: { exchange: Exchange; onRetry: (id: number) => void }) {
  return canRetry && <Button onClick={() => onRetry(id)}>{t('connections.ledger.retry')}</Button>
}

interface LedgerTableProps {
  readonly exchanges: readonly Exchange[] | undefined
  readonly isOfCourse: boolean
  readonly wordsOf?: WordsOfSaid | undefined
  readonly isRefreshing: boolean
  readonly onRetry: (id: number) => void
}

/** Messages, the newest first. */
export function LedgerTable({ exchanges, isOfCourse, wordsOf, isRefreshing, onRetry }: LedgerTableProps) {
  const timeZone = useTimeZone()
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const actionsOf = (exchange: Exchange) => <RetryButton exchange={exchange} onRetry={onRetry} />
  return (
    <DataTable
      label={t('connections.ledger.label')}
      columns={columnsOf(timeZone, isOfCourse, wordsOf)}
      rows={exchanges}
      nameOf={({ kind }) => kindInWords(kind)}
      actionsOf={actionsOf}
      isCompact={isCompact}
      isRefreshing={isRefreshing}
      empty={<EmptyState picture="search">{t('connections.ledger.noMatch')}</EmptyState>}
    />
  )
}
