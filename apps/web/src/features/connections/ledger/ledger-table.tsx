import type { Exchange } from '@isomorph/contract'
import { Button, DataTable, EmptyState, StatusChip, type Column } from '@isomorph/ui'
import { useAppSelector, useTimeZone } from '../../../data/hooks.ts'
import { formatMoment } from '../../../dates/dates.ts'
import { displayName } from '../../../entities/person/names.ts'
import { Detail, Moment } from '../connections.styles.ts'
import { kindWords, messageInWords, outcomeLooks } from './ledger-words.ts'

function whatFor({ summary, group, groupAssessment }: Exchange, isOfCourse: boolean): string {
  const names = [isOfCourse ? undefined : group?.name, groupAssessment?.name ?? summary]
  return names.filter(Boolean).join(' · ')
}

function columnsOf(timeZone: string, isOfCourse: boolean): readonly Column<Exchange>[] {
  return [
    {
      key: 'kind',
      label: 'What',
      render: (exchange) => (
        <>
          {messageInWords(exchange)}
          <Detail>{whatFor(exchange, isOfCourse)}</Detail>
        </>
      ),
    },
    { key: 'at', label: 'When', render: ({ at }) => <Moment>{formatMoment(at, timeZone)}</Moment> },
    {
      key: 'person',
      label: 'Who',
      isLabelled: true,
      render: ({ person }) => (person ? displayName(person) : ''),
    },
    {
      key: 'outcome',
      label: 'Outcome',
      width: '34%',
      render: ({ outcome, detail, nextTryAt, canRetry }) => (
        <>
          <StatusChip {...outcomeLooks[outcome]} />
          {detail !== '' && <Detail>{detail}</Detail>}
          {canRetry && nextTryAt !== null && <Detail>Next try: {formatMoment(nextTryAt, timeZone)}</Detail>}
        </>
      ),
    },
  ]
}

function RetryButton({ exchange: { id, canRetry }, onRetry }: { exchange: Exchange; onRetry: (id: number) => void }) {
  return canRetry && <Button onClick={() => onRetry(id)}>Try again</Button>
}

interface LedgerTableProps {
  readonly exchanges: readonly Exchange[] | undefined
  readonly isOfCourse: boolean
  readonly isRefreshing: boolean
  readonly onRetry: (id: number) => void
}

/** Messages, the newest first. */
export function LedgerTable({ exchanges, isOfCourse, isRefreshing, onRetry }: LedgerTableProps) {
  const timeZone = useTimeZone()
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const actionsOf = (exchange: Exchange) => <RetryButton exchange={exchange} onRetry={onRetry} />
  return (
    <DataTable
      label="Integration ledger"
      columns={columnsOf(timeZone, isOfCourse)}
      rows={exchanges}
      nameOf={({ kind }) => kindWords[kind]}
      actionsOf={actionsOf}
      isCompact={isCompact}
      isRefreshing={isRefreshing}
      empty={<EmptyState picture="search">No message to or from a learning platform matches this.</EmptyState>}
    />
  )
}
