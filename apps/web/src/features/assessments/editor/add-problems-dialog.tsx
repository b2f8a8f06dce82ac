import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { areKeywordsValid, type ProblemSummary } from '@isomorph/contract'
import { Button, CheckboxInput, type Column, DataTable, EmptyState, Paging, SearchField, Dialog } from '@isomorph/ui'
import { pageSizeOptions } from '@isomorph/contract'
import { useState } from 'react'
import { useListSearch } from '../../../lists/use-list-search.ts'
import { useListProblemsQuery } from '../../../entities/problem/problems.api.ts'
import { readableStatement } from '../../../entities/problem/readable-statement.ts'
import { Tags } from '../../../entities/problem/tags.tsx'
import { ProblemName, SearchRow, Second } from './editor.styles.ts'

const columns: readonly Column<ProblemSummary>[] = [
  {
    key: 'name',
    label: 'Name',
    width: '34%',
    render: ({ name }) => <ProblemName>{name}</ProblemName>,
  },
  {
    key: 'shortStatement',
    label: 'Statement',
    render: ({ shortStatement }) => <Second className="clamped">{readableStatement(shortStatement)}</Second>,
  },
  { key: 'tags', label: 'Tags', isWideOnly: true, render: ({ tags }) => <Tags tags={tags} /> },
]

/** Finds problems and adds those that are ticked, in the order they were. */
export function AddProblemsDialog({
  presentIds,
  onAdd,
  onClose,
}: {
  presentIds: ReadonlySet<number>
  onAdd: (problems: readonly ProblemSummary[]) => void
  onClose: () => void
}) {
  const search = useListSearch('problemChoice', { sort: '-changedAt' })
  const { keywords, page, pageSize, isOwn } = search.state
  const { data, isFetching } = useListProblemsQuery({
    query: { keywords: areKeywordsValid(keywords) ? keywords : '', page, pageSize, isOwn },
  })
  const [chosen, setChosen] = useState<readonly ProblemSummary[]>([])
  const selected = new Set(chosen.map(({ id }) => id))

  function select(next: ReadonlySet<number>) {
    const kept = chosen.filter(({ id }) => next.has(id))
    const added = (data?.items ?? []).filter(({ id }) => next.has(id) && !selected.has(id))
    // Ids on other pages are not among the rows here; they stay chosen.
    const elsewhere = chosen.filter(({ id }) => !next.has(id) && !data?.items.some((row) => row.id === id))
    setChosen([...elsewhere, ...kept, ...added])
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="add-problems-title">
      <DialogTitle id="add-problems-title">Add problems</DialogTitle>
      <DialogContent>
        <SearchRow>
          <SearchField
            label="Search problems"
            value={search.typed}
            onChange={search.type}
            onEnter={search.searchNow}
            error={search.keywordsError}
            hasShortcut={false}
          />
          <CheckboxInput label="Mine only" isChecked={isOwn} onChange={(isOwn) => search.change({ isOwn })} />
        </SearchRow>
        <DataTable
          label="Problems to add"
          columns={columns}
          rows={data?.items.map((problem) => ({
            ...problem,
            name: presentIds.has(problem.id) ? `${problem.name} (already in)` : problem.name,
          }))}
          nameOf={({ name }) => name}
          selection={{ selected, onChange: select }}
          isRefreshing={isFetching}
          empty={<EmptyState picture="search">No problem matches this search.</EmptyState>}
        />
        {data && data.total > data.pageSize && (
          <Paging
            page={data.page}
            pageSize={data.pageSize}
            total={data.total}
            pageSizes={pageSizeOptions}
            onChange={search.change}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          onClick={() => {
            onAdd(chosen)
            onClose()
          }}
        >
          {chosen.length > 1 ? `Add ${chosen.length} problems` : 'Add problem'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
