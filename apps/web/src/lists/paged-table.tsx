import { pageSizeOptions } from '@isomorph/contract'
import { DataTable, Paging, type DataTableProps } from '@isomorph/ui'
import { formatCount } from '../numbers/counts.ts'
import type { ListSearch } from './use-list-search.ts'

interface PagedTableProps<Row extends { id: number }> extends DataTableProps<Row> {
  /** Which page it is of how many rows. */
  readonly data: { readonly total: number; readonly page: number; readonly pageSize: number } | undefined
  readonly search: Pick<ListSearch, 'change'>
}

/** A table in a dialog; its paging is shown as soon as there is more than one page. */
export function PagedTable<Row extends { id: number }>({ data, search, ...table }: PagedTableProps<Row>) {
  const hasPages = data && data.total > data.pageSize
  return (
    <>
      <DataTable {...table} />
      {hasPages && (
        <Paging
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          pageSizes={pageSizeOptions}
          formatCount={formatCount}
          onChange={search.change}
        />
      )}
    </>
  )
}
