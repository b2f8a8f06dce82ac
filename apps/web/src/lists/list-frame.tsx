import { styled } from '@mui/material/styles'
import { pageSizeOptions } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { color, ErrorPanel, Paging, SearchField } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { requestErrorOf } from '../data/request-error.ts'
import { formatCount } from '../numbers/counts.ts'
import { DensityButton } from './density-button.tsx'
import type { ListSearch } from './use-list-search.ts'
import { ListCard, ListRoom, PagingRoom, SearchButton } from './lists.styles.ts'

const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 12,
  padding: 16,
  borderBottom: `1px solid ${color.line}`,
  '& .end': {
    marginInlineStart: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    alignItems: 'center',
    minHeight: 40,
  },
})

interface Fetched {
  readonly data?:
    | { readonly total: number; readonly isCapped?: boolean; readonly page: number; readonly pageSize: number }
    | undefined
  /** Of what is asked for now; `data` may be of another tab, page or search. */
  readonly currentData?: unknown
  readonly error?: unknown
  readonly refetch: () => unknown
}

interface SearchBarProps {
  readonly searchLabel: string
  readonly search: ListSearch
  readonly filters?: ReactNode
  /** A button beside the box, for lists that are searched on demand. */
  readonly hasButton?: boolean
}

interface ListFrameProps extends SearchBarProps {
  readonly fetched: Fetched
  readonly tabs?: ReactNode
  readonly panelId?: string
  readonly children: ReactNode
}

function SearchBar({ searchLabel, search, filters, hasButton }: SearchBarProps) {
  return (
    <Toolbar>
      <SearchField
        label={searchLabel}
        value={search.typed}
        onChange={search.type}
        onEnter={search.searchNow}
        error={search.keywordsError}
      />
      {hasButton && (
        <SearchButton variant="outlined" onClick={search.searchNow}>
          {t('shared.search')}
        </SearchButton>
      )}
      <div className="end">
        {filters}
        <DensityButton />
      </div>
    </Toolbar>
  )
}

/** Search, filters, rows and paging of one list, on one surface. */
export function ListFrame(props: ListFrameProps) {
  const { searchLabel, search, fetched, tabs, filters, panelId, hasButton = false, children } = props
  const { data, currentData, error } = fetched
  const hasFailed = error !== undefined && currentData === undefined
  return (
    <>
      {tabs}
      <ListCard>
        <SearchBar searchLabel={searchLabel} search={search} filters={filters} hasButton={hasButton} />
        <div id={panelId} {...(tabs ? { role: 'tabpanel' } : {})}>
          {hasFailed ? (
            <ListRoom>
              <ErrorPanel error={requestErrorOf(error)} onRetry={() => void fetched.refetch()} />
            </ListRoom>
          ) : (
            children
          )}
        </div>
        {data && !hasFailed && data.total > 0 && (
          <PagingRoom>
            <Paging
              page={data.page}
              pageSize={data.pageSize}
              total={data.total}
              isCapped={data.isCapped}
              pageSizes={pageSizeOptions}
              formatCount={formatCount}
              onChange={search.change}
            />
          </PagingRoom>
        )}
      </ListCard>
    </>
  )
}
