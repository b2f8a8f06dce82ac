import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import {
  areKeywordsValid,
  libraryRoles,
  type LibraryRole,
  type ShareCandidate,
  type SharedLibrary,
} from '@isomorph/contract'
import { Button, type Column, Dialog, EmptyState, SelectInput, StatusChip } from '@isomorph/ui'
import { useId, useState } from 'react'
import { readableStatement } from '../../../entities/problem/readable-statement.ts'
import { DialogSearch } from '../../../lists/dialog-search.tsx'
import { PagedTable } from '../../../lists/paged-table.tsx'
import { useListSearch } from '../../../lists/use-list-search.ts'
import { Detail, Muted, Name, SearchRow } from '../sharing.styles.ts'
import { useListShareCandidatesQuery } from './shared-libraries.api.ts'
import { useLibraryProblems } from './use-library-problems.ts'

type CandidateRow = ShareCandidate & { readonly id: number; readonly name: string }

/** Why a problem cannot be ticked; nothing where it can. */
function Standing({ canBeShared, isAlreadyShared, role }: CandidateRow) {
  if (canBeShared) return null
  if (isAlreadyShared)
    return (
      <>
        <StatusChip icon="check" label="Already Shared" />
        <Detail>Its readers become {role === 'Editor' ? 'editors' : 'readers'}.</Detail>
      </>
    )
  return (
    <>
      <StatusChip icon="lock" label="Not Shareable" />
      <Detail>Only an owner of the problem can share it.</Detail>
    </>
  )
}

const columns: readonly Column<CandidateRow>[] = [
  { key: 'name', label: 'Name', width: '34%', render: ({ name }) => <Name>{name}</Name> },
  {
    key: 'statement',
    label: 'Statement',
    isWideOnly: true,
    render: ({ problem }) => <Muted className="clamped">{readableStatement(problem.shortStatement)}</Muted>,
  },
  { key: 'standing', label: 'Sharing', render: (row) => <Standing {...row} /> },
]

const roleOptions = libraryRoles.map((role) => ({ value: role, label: role }))

function useCandidates(libraryId: number) {
  const search = useListSearch(`shareCandidates:${libraryId}`)
  const { keywords, page, pageSize } = search.state
  const { data, isFetching } = useListShareCandidatesQuery({
    params: { sharedLibraryId: libraryId },
    query: { keywords: areKeywordsValid(keywords) ? keywords : '', page, pageSize },
  })
  const rows = data?.items.map((candidate) => ({
    ...candidate,
    id: candidate.problem.id,
    name: candidate.problem.name,
  }))
  return { search, rows, data, isFetching }
}

/** Finds problems and adds those that are ticked; those that cannot be shared say why. */
export function AddLibraryProblemsDialog({ library, onClose }: { library: SharedLibrary; onClose: () => void }) {
  const titleId = useId()
  const { search, rows, data, isFetching } = useCandidates(library.id)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [role, setRole] = useState<LibraryRole>('Reader')
  const { isBusy, modify } = useLibraryProblems(library.id)
  async function add() {
    if (await modify({ add: [...selected].map((problemId) => ({ problemId, role })) })) onClose()
    else setSelected(new Set())
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Add problems to “{library.name}”</DialogTitle>
      <DialogContent>
        <SearchRow>
          <DialogSearch label="Search problems" search={search} />
          <SelectInput label="Readers of the library become" value={role} options={roleOptions} onChange={setRole} />
        </SearchRow>
        <PagedTable
          data={data}
          search={search}
          label="Problems to add"
          columns={columns}
          rows={rows}
          nameOf={({ name }) => name}
          selection={{ selected, onChange: setSelected, isSelectable: (id) => isSelectable(rows, id) }}
          isRefreshing={isFetching}
          empty={<EmptyState picture="search">No problem matches this search.</EmptyState>}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={selected.size === 0 || isBusy} onClick={() => void add()}>
          {selected.size > 1 ? `Add ${selected.size} problems` : 'Add problem'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function isSelectable(rows: readonly CandidateRow[] | undefined, id: number): boolean {
  return rows?.find((row) => row.id === id)?.canBeShared ?? false
}
