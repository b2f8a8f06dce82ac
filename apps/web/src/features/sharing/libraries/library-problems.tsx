import type { LibraryProblem, SharedLibrary } from '@isomorph/contract'
import { Button, type Column, DataTable, EmptyState, Icon, RowMenu, type RowAction } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../../data/hooks.ts'
import { licenceSentence } from '../../../entities/problem/licence.tsx'
import { PeopleNames } from '../../../entities/person/people-names.tsx'
import { readableStatement } from '../../../entities/problem/readable-statement.ts'
import { ListFrame } from '../../../lists/list-frame.tsx'
import { useListSearch } from '../../../lists/use-list-search.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import { Muted, NoWrap } from '../sharing.styles.ts'
import { useListLibraryProblemsQuery } from './shared-libraries.api.ts'
import { useLibraryProblems } from './use-library-problems.ts'

const AddLibraryProblemsDialog = lazyPart(
  async () => (await import('./add-library-problems-dialog.tsx')).AddLibraryProblemsDialog,
)

type ProblemRow = LibraryProblem & { readonly id: number; readonly name: string }

const columns: readonly Column<ProblemRow>[] = [
  { key: 'name', label: 'Name', width: '34%', render: ({ name }) => name },
  {
    key: 'statement',
    label: 'Statement',
    isWideOnly: true,
    render: ({ problem }) => <Muted className="clamped">{readableStatement(problem.shortStatement)}</Muted>,
  },
  {
    key: 'owners',
    label: 'Owners',
    isLabelled: true,
    render: ({ problem }) => <PeopleNames people={problem.owners} />,
  },
  {
    key: 'licence',
    label: 'Licence',
    isLabelled: true,
    render: ({ problem }) => <NoWrap>{licenceSentence(problem.licensing)}</NoWrap>,
  },
  { key: 'role', label: 'Readers become', isLabelled: true, render: ({ role }) => role },
]

function useRowActions(library: SharedLibrary) {
  const { modify } = useLibraryProblems(library.id)
  const { problemActivities } = library
  return ({ id, problem, role }: ProblemRow): RowAction[] => {
    const isOwn = problem.activities.includes('UserRoleModify')
    const other = role === 'Reader' ? 'Editor' : 'Reader'
    const change: RowAction = {
      label: other === 'Editor' ? 'Let readers edit it' : 'Let readers only read it',
      icon: 'edit',
      onSelect: () => void modify({ add: [{ problemId: id, role: other }] }),
    }
    const remove: RowAction = {
      label: 'Remove from the library',
      icon: 'trash',
      isDestructive: true,
      onSelect: () => void modify({ remove: [id] }),
    }
    return [
      ...(isOwn && problemActivities.includes('Update') ? [change] : []),
      ...(isOwn || problemActivities.includes('Delete') ? [remove] : []),
    ]
  }
}

/** The problems of a shared library, and what its readers may do with them. */
export function LibraryProblems({ library }: { library: SharedLibrary }) {
  const search = useListSearch(`libraryProblems:${library.id}`)
  const { keywords, page, pageSize } = search.state
  const fetched = useListLibraryProblemsQuery({
    params: { sharedLibraryId: library.id },
    query: { keywords, page, pageSize },
  })
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const actionsOf = useRowActions(library)
  function menuOf(row: ProblemRow) {
    return <RowMenu name={row.name} actions={actionsOf(row)} />
  }
  const [isAdding, setIsAdding] = useState(false)
  const canAdd = library.problemActivities.includes('Create')
  const rows = fetched.data?.items.map((held) => ({ ...held, id: held.problem.id, name: held.problem.name }))
  const addButton = canAdd && (
    <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={() => setIsAdding(true)}>
      Add problems
    </Button>
  )
  return (
    <>
      <ListFrame searchLabel="Search problems of this library" search={search} fetched={fetched} filters={addButton}>
        <DataTable
          label="Problems of this library"
          columns={columns}
          rows={rows}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => `/problems/${id}`}
          actionsOf={menuOf}
          isCompact={isCompact}
          isRefreshing={fetched.isFetching}
          empty={
            <EmptyState picture={keywords === '' ? 'problems' : 'search'}>
              {keywords === '' ? 'This library holds no problems yet.' : 'No problem matches this search.'}
            </EmptyState>
          }
        />
      </ListFrame>
      <Suspense>
        {isAdding && <AddLibraryProblemsDialog library={library} onClose={() => setIsAdding(false)} />}
      </Suspense>
    </>
  )
}
