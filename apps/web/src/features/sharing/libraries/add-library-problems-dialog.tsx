import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { areKeywordsValid, type LibraryRole, type ShareCandidate, type SharedLibrary } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, type Column, Dialog, EmptyState, SelectInput, StatusChip } from '@isomorph/ui'
import { useId, useState } from 'react'
import { readableStatement } from '../../../entities/problem/readable-statement.ts'
import { useProblemPreview } from '../../../entities/problem/use-problem-preview.tsx'
import { DialogSearch } from '../../../lists/dialog-search.tsx'
import { PagedTable } from '../../../lists/paged-table.tsx'
import { useListSearch } from '../../../lists/use-list-search.ts'
import { libraryRoleOptions, readerRole } from '../people/entity-role-labels.ts'
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
        <StatusChip icon="check" label={t('sharing.alreadyShared')} />
        <Detail>{t('sharing.candidate.readers', { role: role === 'Editor' ? role : 'other' })}</Detail>
      </>
    )
  return (
    <>
      <StatusChip icon="lock" label={t('sharing.notShareable')} />
      <Detail>{t('sharing.notShareable.why')}</Detail>
    </>
  )
}

function candidateColumns(): readonly Column<CandidateRow>[] {
  return [
    { key: 'name', label: t('shared.name'), width: '34%', render: ({ name }) => <Name>{name}</Name> },
    {
      key: 'statement',
      label: t('sharing.column.statement'),
      isWideOnly: true,
      render: ({ problem }) => <Muted className="clamped">{readableStatement(problem.shortStatement)}</Muted>,
    },
    { key: 'standing', label: t('sharing.column.sharing'), render: (row) => <Standing {...row} /> },
  ]
}

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

/** The ticked problems, the role that readers get on them, and the request that adds them. */
function useAdding(libraryId: number, onAdded: () => void) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [role, setRole] = useState<LibraryRole>(readerRole)
  const { isBusy, modify } = useLibraryProblems(libraryId)
  async function add() {
    if (await modify({ add: [...selected].map((problemId) => ({ problemId, role })) })) onAdded()
    else setSelected(new Set())
  }
  return { selected, setSelected, role, setRole, isBusy, add }
}

interface CandidatesProps {
  readonly candidates: ReturnType<typeof useCandidates>
  readonly adding: ReturnType<typeof useAdding>
}

function Candidates({ candidates: { search, rows, data, isFetching }, adding }: CandidatesProps) {
  const preview = useProblemPreview()
  return (
    <>
      <PagedTable
        data={data}
        search={search}
        label={t('sharing.problems.add.label')}
        columns={candidateColumns()}
        rows={rows}
        nameOf={({ name }) => name}
        selection={{
          selected: adding.selected,
          onChange: adding.setSelected,
          isSelectable: (id) => isSelectable(rows, id),
        }}
        actionsOf={({ problem }) => preview.buttonOf(problem)}
        isRefreshing={isFetching}
        empty={<EmptyState picture="search">{t('sharing.problems.noMatch')}</EmptyState>}
      />
      {preview.dialog}
    </>
  )
}

/** Finds problems and adds those that are ticked; those that cannot be shared say why. */
export function AddLibraryProblemsDialog({ library, onClose }: { library: SharedLibrary; onClose: () => void }) {
  const titleId = useId()
  const candidates = useCandidates(library.id)
  const adding = useAdding(library.id, onClose)
  const { selected, role, setRole, isBusy, add } = adding
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('sharing.problems.add.title', { name: library.name })}</DialogTitle>
      <DialogContent>
        <SearchRow>
          <DialogSearch label={t('sharing.problems.add.search')} search={candidates.search} />
          <SelectInput
            label={t('sharing.choose.role')}
            value={role}
            options={libraryRoleOptions()}
            onChange={setRole}
          />
        </SearchRow>
        <Candidates {...{ candidates, adding }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('shared.cancel')}</Button>
        <Button variant="contained" disabled={selected.size === 0 || isBusy} onClick={() => void add()}>
          {t('sharing.problems.add.submit', { count: selected.size })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function isSelectable(rows: readonly CandidateRow[] | undefined, id: number): boolean {
  return rows?.find((row) => row.id === id)?.canBeShared ?? false
}
