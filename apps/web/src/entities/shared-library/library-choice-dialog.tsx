import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { areKeywordsValid, type SharedLibrary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Dialog, EmptyState, ErrorPanel, StatusChip, type Column } from '@isomorph/ui'
import { useId, useState, type ReactNode } from 'react'
import { requestErrorOf } from '../../data/request-error.ts'
import type { NamedLibrary } from '../../data/slices/search-slice.ts'
import { DialogSearch } from '../../lists/dialog-search.tsx'
import { PagedTable } from '../../lists/paged-table.tsx'
import { useListSearch } from '../../lists/use-list-search.ts'
import { useListSharedLibrariesQuery } from './shared-libraries.api.ts'

const SearchRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  marginBottom: 8,
})

type RefusalOf = (library: SharedLibrary) => string | null

function columnsOf(refusalOf: RefusalOf): readonly Column<SharedLibrary>[] {
  return [
    { key: 'name', label: t('shared.name'), render: ({ name }) => <strong>{name}</strong> },
    {
      key: 'problems',
      label: t('shared.problems'),
      render: ({ problemCount }) => t('shared.problemCount', { count: problemCount }),
    },
    {
      key: 'note',
      label: '',
      render: (library) => {
        const refusal = refusalOf(library)
        return refusal === null ? null : <StatusChip icon="check" label={refusal} />
      },
    },
  ]
}

interface LibraryChoiceDialogProps {
  readonly title: string
  readonly confirmLabel: (count: number) => string
  readonly initial: readonly NamedLibrary[]
  readonly canChooseNone?: boolean
  readonly isBusy?: boolean
  /** Only libraries to which the signed-in person may add problems. */
  readonly takesProblems?: boolean
  /** Why a library cannot be chosen; nothing where it can. */
  readonly refusalOf?: RefusalOf
  /** What else is chosen, beside the search. */
  readonly children?: ReactNode
  readonly onConfirm: (libraries: readonly NamedLibrary[]) => void
  readonly onClose: () => void
}

type ChoiceProps = Pick<LibraryChoiceDialogProps, 'initial' | 'takesProblems' | 'refusalOf'>

/** The libraries of one page of the search, and those that are chosen on all pages. */
function useLibraryChoice({ initial, takesProblems = false, refusalOf = () => null }: ChoiceProps) {
  const search = useListSearch('libraryChoice')
  const { keywords, page, pageSize } = search.state
  const found = useListSharedLibrariesQuery({
    query: { keywords: areKeywordsValid(keywords) ? keywords : '', page, pageSize, sort: 'name', takesProblems },
  })
  const [chosen, setChosen] = useState(initial)
  const rows = found.data?.items
  const choose = (ids: ReadonlySet<number>) => {
    // What is chosen on other pages is not among the rows here; it stays chosen.
    const elsewhere = chosen.filter(({ id }) => !rows?.some((row) => row.id === id))
    const here = (rows ?? []).filter(({ id }) => ids.has(id)).map(({ id, name }) => ({ id, name }))
    setChosen([...elsewhere, ...here])
  }
  return { search, found, chosen, choose, refusalOf }
}

function LibraryTable({ found, search, chosen, choose, refusalOf }: ReturnType<typeof useLibraryChoice>) {
  const { data, error, isFetching, refetch } = found
  if (error && !data) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
  const rows = data?.items
  return (
    <PagedTable
      data={data}
      search={search}
      label={t('shared.libraries.toChoose')}
      columns={columnsOf(refusalOf)}
      rows={rows}
      nameOf={({ name }) => name}
      selection={{
        selected: new Set(chosen.map(({ id }) => id)),
        onChange: choose,
        isSelectable: (id) => rows?.some((row) => row.id === id && refusalOf(row) === null) ?? false,
      }}
      isRefreshing={isFetching}
      empty={<EmptyState picture="search">{t('shared.libraries.noMatch')}</EmptyState>}
    />
  )
}

/** Finds shared libraries among all that somebody can read, however many, and chooses some of them. */
export function LibraryChoiceDialog(props: LibraryChoiceDialogProps) {
  const { title, confirmLabel, onConfirm, onClose } = props
  const titleId = useId()
  const choice = useLibraryChoice(props)
  const { search, chosen } = choice
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <SearchRow>
          <DialogSearch label={t('shared.libraries.search')} search={search} />
          {props.children}
        </SearchRow>
        <LibraryTable {...choice} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shared.cancel')}</Button>
        <Button
          variant="contained"
          disabled={props.isBusy === true || (chosen.length === 0 && props.canChooseNone !== true)}
          onClick={() => onConfirm(chosen)}
        >
          {confirmLabel(chosen.length)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
