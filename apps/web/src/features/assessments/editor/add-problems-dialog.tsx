import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { areKeywordsValid, type ProblemSummary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, CheckboxInput, type Column, EmptyState, Dialog } from '@isomorph/ui'
import { useId, useState } from 'react'
import { DialogSearch } from '../../../lists/dialog-search.tsx'
import { PagedTable } from '../../../lists/paged-table.tsx'
import { useListSearch } from '../../../lists/use-list-search.ts'
import { useListProblemsQuery } from '../../../entities/problem/problems.api.ts'
import { idsOfLibraries, LibraryFilter } from '../../../entities/shared-library/library-filter.tsx'
import { readableStatement } from '../../../entities/problem/readable-statement.ts'
import { Tags } from '../../../entities/problem/tags.tsx'
import { useProblemPreview } from '../../../entities/problem/use-problem-preview.tsx'
import { ProblemName, SearchRow, Second } from './editor.styles.ts'

const columnsOf = (): readonly Column<ProblemSummary>[] => [
  {
    key: 'name',
    label: t('shared.name'),
    width: '34%',
    render: ({ name }) => <ProblemName>{name}</ProblemName>,
  },
  {
    key: 'shortStatement',
    label: t('assessments.add.statement'),
    render: ({ shortStatement }) => <Second className="clamped">{readableStatement(shortStatement)}</Second>,
  },
  { key: 'tags', label: t('assessments.add.tags'), isWideOnly: true, render: ({ tags }) => <Tags tags={tags} /> },
]

interface AddProblemsDialogProps {
  readonly presentIds: ReadonlySet<number>
  readonly onAdd: (problems: readonly ProblemSummary[]) => void
  readonly onClose: () => void
}

function markedAsPresent(problem: ProblemSummary): ProblemSummary {
  return { ...problem, name: t('assessments.add.present', { name: problem.name }) }
}

/** The problems that are ticked, in the order they were, on whatever page they stand. */
function useChosenProblems(items: readonly ProblemSummary[] = []) {
  const [chosen, setChosen] = useState<readonly ProblemSummary[]>([])
  const selected = new Set(chosen.map(({ id }) => id))

  function select(next: ReadonlySet<number>) {
    const kept = chosen.filter(({ id }) => next.has(id))
    const added = items.filter(({ id }) => next.has(id) && !selected.has(id))
    // Ids on other pages are not among the rows here; they stay chosen.
    const elsewhere = chosen.filter(({ id }) => !next.has(id) && !items.some((row) => row.id === id))
    setChosen([...elsewhere, ...kept, ...added])
  }
  return { chosen, selected, select }
}

/** The page of problems that the search of the dialog finds. */
function useProblemSearch() {
  const search = useListSearch('problemChoice', { sort: '-changedAt' })
  const { keywords, page, pageSize, isOwn, sharedLibraries } = search.state
  const { data, isFetching } = useListProblemsQuery({
    query: {
      keywords: areKeywordsValid(keywords) ? keywords : '',
      page,
      pageSize,
      isOwn,
      sharedLibraryIds: idsOfLibraries(sharedLibraries),
    },
  })
  return { search, data, isFetching }
}

function ProblemFilters({ search }: Pick<ReturnType<typeof useProblemSearch>, 'search'>) {
  const { isOwn, sharedLibraries } = search.state
  return (
    <SearchRow>
      <DialogSearch label={t('assessments.add.search')} search={search} />
      <LibraryFilter selected={sharedLibraries} onChange={(chosen) => search.change({ sharedLibraries: chosen })} />
      <CheckboxInput
        label={t('shared.list.mineOnly')}
        isChecked={isOwn}
        onChange={(isTicked) => search.change({ isOwn: isTicked })}
      />
    </SearchRow>
  )
}

/** Finds problems and adds those that are ticked, in the order they were. */
export function AddProblemsDialog({ presentIds, onAdd, onClose }: AddProblemsDialogProps) {
  const { search, data, isFetching } = useProblemSearch()
  const { chosen, selected, select } = useChosenProblems(data?.items)
  const preview = useProblemPreview()
  const titleId = useId()
  function add() {
    onAdd(chosen)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('assessments.add')}</DialogTitle>
      <DialogContent>
        <ProblemFilters search={search} />
        <PagedTable
          data={data}
          search={search}
          label={t('assessments.add.label')}
          columns={columnsOf()}
          rows={data?.items.map((problem) => (presentIds.has(problem.id) ? markedAsPresent(problem) : problem))}
          nameOf={({ name }) => name}
          selection={{ selected, onChange: select }}
          actionsOf={preview.buttonOf}
          isRefreshing={isFetching}
          empty={<EmptyState picture="search">{t('assessments.add.noMatch')}</EmptyState>}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shared.cancel')}</Button>
        <Button variant="contained" disabled={chosen.length === 0} onClick={add}>
          {t('assessments.add.submit', { count: chosen.length })}
        </Button>
      </DialogActions>
      {preview.dialog}
    </Dialog>
  )
}
