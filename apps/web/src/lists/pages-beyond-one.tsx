import { pageSizeOptions } from '@isomorph/contract'
import { Paging } from '@isomorph/ui'
import type { ListSearch } from './use-list-search.ts'

interface PagesBeyondOneProps {
  readonly data: { readonly total: number; readonly page: number; readonly pageSize: number } | undefined
  readonly onChange: ListSearch['change']
}

/** The paging of a short list, as soon as it has more than one page. */
export function PagesBeyondOne({ data, onChange }: PagesBeyondOneProps) {
  if (!data || data.total <= data.pageSize) return null
  const { page, pageSize, total } = data
  return <Paging page={page} pageSize={pageSize} total={total} pageSizes={pageSizeOptions} onChange={onChange} />
}
