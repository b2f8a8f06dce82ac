import { exchangeKinds, exchangeOutcomes, type ExchangeKind, type ExchangeOutcome } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, SelectInput } from '@isomorph/ui'
import { useState } from 'react'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { ListFrame } from '../../../lists/list-frame.tsx'
import { useListSearch } from '../../../lists/use-list-search.ts'
import {
  useRetryExchangesMutation,
  useRetryGroupExchangesMutation,
  useSearchExchangesQuery,
  useSearchGroupExchangesQuery,
} from '../connections.api.ts'
import { Filters } from '../connections.styles.ts'
import type { WordsOfSaid } from './ledger-detail.ts'
import { LedgerTable } from './ledger-table.tsx'
import { kindInWords, outcomeLook } from './ledger-labels.ts'

interface Filter {
  readonly kind: ExchangeKind | ''
  readonly outcome: ExchangeOutcome | ''
}

function kindOptions() {
  return exchangeKinds.map((value) => ({ value, label: kindInWords(value) }))
}

function outcomeOptions() {
  return exchangeOutcomes.map((value) => ({ value, label: outcomeLook(value).label }))
}

function useExchanges(groupId: number | undefined, filter: Filter) {
  const search = useListSearch(groupId === undefined ? 'exchanges' : `exchanges:${groupId}`)
  const { keywords, page, pageSize } = search.state
  const { kind, outcome } = filter
  const query = { keywords, page, pageSize, ...(kind === '' ? {} : { kind }), ...(outcome === '' ? {} : { outcome }) }
  const fresh = { refetchOnMountOrArgChange: true }
  const all = useSearchExchangesQuery({ query }, { ...fresh, skip: groupId !== undefined })
  const ofGroup = useSearchGroupExchangesQuery(
    { params: { groupId: groupId ?? 0 }, query },
    { ...fresh, skip: groupId === undefined },
  )
  return { search, fetched: groupId === undefined ? all : ofGroup }
}

function useRetry(groupId: number | undefined) {
  const [retryAll, all] = useRetryExchangesMutation()
  const [retryOfGroup, ofGroup] = useRetryGroupExchangesMutation()
  const notify = useNotify()
  async function retry(ids?: number[]) {
    const body = ids === undefined ? {} : { ids }
    const answer = await (groupId === undefined ? retryAll({ body }) : retryOfGroup({ params: { groupId }, body }))
    if (answer.error) return notify('ERROR', requestErrorOf(answer.error).detail)
    notify(
      'SUCCESS',
      answer.data.retried === 0 ? t('connections.ledger.retriedNothing') : t('connections.ledger.retried'),
    )
  }
  return { retry, isBusy: all.isLoading || ofGroup.isLoading }
}

/** Every message to and from learning platforms: of a course, or of all. */
export function IntegrationLedger({ groupId, wordsOf }: { groupId?: number; wordsOf?: WordsOfSaid }) {
  const [filter, setFilter] = useState<Filter>({ kind: '', outcome: '' })
  const { search, fetched } = useExchanges(groupId, filter)
  const { retry, isBusy } = useRetry(groupId)
  const all = { value: '', label: t('connections.ledger.all') } as const
  const change = (changes: Partial<Filter>) => {
    setFilter({ ...filter, ...changes })
    search.change({ page: 1 })
  }
  return (
    <>
      <Filters>
        <SelectInput
          label={t('connections.ledger.kind')}
          value={filter.kind}
          options={[all, ...kindOptions()]}
          onChange={(kind) => change({ kind })}
        />
        <SelectInput
          label={t('connections.ledger.outcome')}
          value={filter.outcome}
          options={[all, ...outcomeOptions()]}
          onChange={(outcome) => change({ outcome })}
        />
        <Button variant="outlined" disabled={isBusy} onClick={() => void retry()}>
          {t('connections.ledger.retryAll')}
        </Button>
      </Filters>
      <ListFrame searchLabel={t('connections.ledger.search')} search={search} fetched={fetched}>
        <LedgerTable
          exchanges={fetched.data?.items}
          isOfCourse={groupId !== undefined}
          wordsOf={wordsOf}
          isRefreshing={fetched.isFetching}
          onRetry={(id) => void retry([id])}
        />
      </ListFrame>
    </>
  )
}
