import { SearchField } from '@isomorph/ui'
import type { ListSearch } from './use-list-search.ts'

/** The search box of a list in a dialog. */
export function DialogSearch({ label, search }: { label: string; search: ListSearch }) {
  return (
    <SearchField
      label={label}
      value={search.typed}
      onChange={search.type}
      onEnter={search.searchNow}
      error={search.keywordsError}
      hasShortcut={false}
    />
  )
}
