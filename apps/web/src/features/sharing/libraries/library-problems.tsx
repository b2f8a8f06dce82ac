import type { LibraryProblem, SharedLibrary } from '@isomorph/contract'
import { Button, type Column, DataTable, EmptyState, Icon, RowMenu, SelectInput, type RowAction } from '@isomorph/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { useAppSelector, useIsAllowed } from '../../../data/hooks.ts'
import { useHasChangeableAssessment } from '../../../entities/assessment/use-changeable-assessments.ts'
import { licenceSentence } from '../../../entities/problem/licence.tsx'
import { PeopleNames } from '../../../entities/person/people-names.tsx'
import { readableStatement } from '../../../entities/problem/readable-statement.ts'
import { AnswerTypeFilter, answerTypeOf } from '../../../entities/problem/answer-type-filter.tsx'
import { TagFilter } from '../../../entities/problem/tag-filter.tsx'
import { Tags } from '../../../entities/problem/tags.tsx'
import { useProblemDialogs, type LookAtProblem } from './use-problem-dialogs.tsx'
import { useCopyAndOpen } from '../../../entities/problem/use-copy-and-open.ts'
import { ListFrame } from '../../../lists/list-frame.tsx'
import { useListSearch, type ListSearch } from '../../../lists/use-list-search.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import { Muted, NoWrap, OrderRoom } from '../sharing.styles.ts'
import { useListLibraryProblemsQuery } from './shared-libraries.api.ts'
import { useLibraryProblems } from './use-library-problems.ts'

const AddLibraryProblemsDialog = lazyPart(
  async () => (await import('./add-library-problems-dialog.tsx')).AddLibraryProblemsDialog,
)

type ProblemRow = LibraryProblem & { readonly id: number; readonly name: string }

const columnsWith = (onTag: (tag: string) => void): readonly Column<ProblemRow>[] => [
  { key: 'name', label: 'Name', width: '22%', render: ({ name }) => name },
  {
    key: 'statement',
    label: 'Statement',
    width: '24%',
    isWideOnly: true,
    render: ({ problem }) => <Muted className="clamped">{readableStatement(problem.shortStatement)}</Muted>,
  },
  { key: 'tags', label: 'Tags', render: ({ problem }) => <Tags tags={problem.tags} onChoose={onTag} /> },
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
  { key: 'uses', label: 'Assessments', isLabelled: true, render: ({ uses }) => formatCount(uses) },
  { key: 'role', label: 'Readers become', isLabelled: true, render: ({ role }) => role },
]

const sortOptions = [
  { value: 'name', label: 'By name' },
  { value: '-sharedAt', label: 'Newest first' },
  { value: '-uses', label: 'Most used first' },
] as const

type Sort = (typeof sortOptions)[number]['value']

const sortOf = (stored: string): Sort => sortOptions.find(({ value }) => value === stored)?.value ?? 'name'

function useRowActions(library: SharedLibrary, look: LookAtProblem) {
  const { modify } = useLibraryProblems(library.id)
  const mayCopy = useIsAllowed('ProblemCreate')
  const hasAssessment = useHasChangeableAssessment()
  const copy = useCopyAndOpen()
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
    const add: RowAction = {
      label: 'Add to assessment',
      icon: 'add',
      onSelect: () => look.addToAssessment(problem),
    }
    return [
      { label: 'Preview', icon: 'eye', onSelect: () => look.preview(problem) },
      ...(hasAssessment ? [add] : []),
      ...(mayCopy ? [{ label: 'Copy', icon: 'copy', onSelect: () => void copy(id) } as const] : []),
      ...(isOwn && problemActivities.includes('Update') ? [change] : []),
      ...(isOwn || problemActivities.includes('Delete') ? [remove] : []),
    ]
  }
}

interface LibraryFiltersProps {
  readonly search: ListSearch
  readonly sort: Sort
  readonly children: ReactNode
}

/** What the problems are narrowed to, and their order. */
function LibraryFilters({ search, sort, children }: LibraryFiltersProps) {
  return (
    <>
      <TagFilter tag={search.state.tag} onClear={() => search.change({ tag: '' })} />
      <AnswerTypeFilter answerType={search.state.answerType} onChange={(answerType) => search.change({ answerType })} />
      <OrderRoom>
        <SelectInput
          label="Order"
          isLabelHidden
          value={sort}
          options={sortOptions}
          onChange={(chosen) => search.change({ sort: chosen })}
        />
      </OrderRoom>
      {children}
    </>
  )
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={onClick}>
      Add problems
    </Button>
  )
}

function NoProblems({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState picture={isNarrowed ? 'search' : 'problems'}>
      {isNarrowed ? 'No problem matches this search.' : 'This library holds no problems yet.'}
    </EmptyState>
  )
}

/** The problems of a shared library, and what its readers may do with them. */
export function LibraryProblems({ library }: { library: SharedLibrary }) {
  const search = useListSearch(`libraryProblems:${library.id}`)
  const { keywords, page, pageSize, tag, answerType } = search.state
  const sort = sortOf(search.state.sort)
  const fetched = useListLibraryProblemsQuery({
    params: { sharedLibraryId: library.id },
    query: { keywords, page, pageSize, tag, sort, answerType: answerTypeOf(answerType) },
  })
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const { look, dialogs } = useProblemDialogs()
  const actionsOf = useRowActions(library, look)
  function menuOf(row: ProblemRow) {
    return <RowMenu name={row.name} actions={actionsOf(row)} />
  }
  const [isAdding, setIsAdding] = useState(false)
  const canAdd = library.problemActivities.includes('Create')
  const rows = fetched.data?.items.map((held) => ({ ...held, id: held.problem.id, name: held.problem.name }))
  return (
    <>
      <ListFrame
        searchLabel="Search problems of this library"
        search={search}
        fetched={fetched}
        filters={
          <LibraryFilters search={search} sort={sort}>
            {canAdd && <AddButton onClick={() => setIsAdding(true)} />}
          </LibraryFilters>
        }
      >
        <DataTable
          label="Problems of this library"
          columns={columnsWith((chosen) => search.change({ tag: chosen }))}
          rows={rows}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => `/problems/${id}`}
          actionsOf={menuOf}
          isCompact={isCompact}
          isRefreshing={fetched.isFetching}
          empty={<NoProblems isNarrowed={keywords + tag + answerType !== ''} />}
        />
      </ListFrame>
      {dialogs}
      <Suspense>
        {isAdding && <AddLibraryProblemsDialog library={library} onClose={() => setIsAdding(false)} />}
      </Suspense>
    </>
  )
}
