import type { LibraryProblem, SharedLibrary } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
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
import { useProblemDialogs, type OpenProblemDialog } from './use-problem-dialogs.tsx'
import { useCopyAndOpen } from '../../../entities/problem/use-copy-and-open.ts'
import { optionsOf } from '../../../forms/message-options.ts'
import { ListFrame } from '../../../lists/list-frame.tsx'
import { useListSearch, type ListSearch } from '../../../lists/use-list-search.ts'
import { formatCount } from '../../../numbers/counts.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import { editorRole, nameOfEntityRole, readerRole } from '../people/entity-role-labels.ts'
import { Muted, NoWrap, OrderRoom } from '../sharing.styles.ts'
import { useListLibraryProblemsQuery } from './shared-libraries.api.ts'
import { useLibraryProblems } from './use-library-problems.ts'

const AddLibraryProblemsDialog = lazyPart(
  async () => (await import('./add-library-problems-dialog.tsx')).AddLibraryProblemsDialog,
)

type ProblemRow = LibraryProblem & { readonly id: number; readonly name: string }

const columnsWith = (onTag: (tag: string) => void): readonly Column<ProblemRow>[] => [
  { key: 'name', label: t('shared.name'), width: '22%', render: ({ name }) => name },
  {
    key: 'statement',
    label: t('sharing.column.statement'),
    width: '24%',
    isWideOnly: true,
    render: ({ problem }) => <Muted className="clamped">{readableStatement(problem.shortStatement)}</Muted>,
  },
  {
    key: 'tags',
    label: t('sharing.column.tags'),
    render: ({ problem }) => <Tags tags={problem.tags} onChoose={onTag} />,
  },
  {
    key: 'owners',
    label: t('sharing.column.owners'),
    isLabelled: true,
    render: ({ problem }) => <PeopleNames people={problem.owners} />,
  },
  {
    key: 'licence',
    label: t('sharing.column.licence'),
    isLabelled: true,
    render: ({ problem }) => <NoWrap>{licenceSentence(problem.licensing)}</NoWrap>,
  },
  { key: 'uses', label: t('sharing.column.assessments'), isLabelled: true, render: ({ uses }) => formatCount(uses) },
  { key: 'role', label: t('sharing.column.role'), isLabelled: true, render: ({ role }) => nameOfEntityRole(role) },
]

const sorts = [
  ['name', 'sharing.problems.order.name'],
  ['-sharedAt', 'sharing.problems.order.newest'],
  ['-uses', 'sharing.problems.order.uses'],
] as const satisfies readonly (readonly [string, PlainKey])[]

type Sort = (typeof sorts)[number][0]

const sortOf = (stored: string): Sort => sorts.find(([value]) => value === stored)?.[0] ?? 'name'

function useRowMenu(library: SharedLibrary, openDialog: OpenProblemDialog) {
  const { modify } = useLibraryProblems(library.id)
  const mayCopy = useIsAllowed('ProblemCreate')
  const hasAssessment = useHasChangeableAssessment()
  const copy = useCopyAndOpen()
  const { problemActivities } = library
  function actionsOf(row: ProblemRow): RowAction[] {
    const { id, problem, role } = row
    const isOwn = problem.activities.includes('UserRoleModify')
    const other = role === readerRole ? editorRole : readerRole
    const change: RowAction = {
      label: other === editorRole ? t('sharing.problems.letEdit') : t('sharing.problems.letRead'),
      icon: 'edit',
      onSelect: () => void modify({ add: [{ problemId: id, role: other }] }),
    }
    const remove: RowAction = {
      label: t('sharing.problems.remove'),
      icon: 'trash',
      isDestructive: true,
      onSelect: () => void modify({ remove: [id] }),
    }
    const add: RowAction = {
      label: t('sharing.problems.addToAssessment'),
      icon: 'add',
      onSelect: () => openDialog.addToAssessment(problem),
    }
    return [
      { label: t('sharing.problems.preview'), icon: 'eye', onSelect: () => openDialog.preview(problem) },
      ...(hasAssessment ? [add] : []),
      ...(mayCopy ? [{ label: t('shared.act.copy'), icon: 'copy', onSelect: () => void copy(row) } as const] : []),
      ...(isOwn && problemActivities.includes('Update') ? [change] : []),
      ...(isOwn || problemActivities.includes('Delete') ? [remove] : []),
    ]
  }
  return (row: ProblemRow) => <RowMenu name={row.name} actions={actionsOf(row)} />
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
          label={t('sharing.problems.order')}
          isLabelHidden
          value={sort}
          options={optionsOf(sorts)}
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
      {t('sharing.problems.add')}
    </Button>
  )
}

function NoProblems({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <EmptyState picture={isNarrowed ? 'search' : 'problems'}>
      {isNarrowed ? t('sharing.problems.noMatch') : t('sharing.problems.none')}
    </EmptyState>
  )
}

function useFoundProblems(sharedLibraryId: number) {
  const search = useListSearch(`libraryProblems:${sharedLibraryId}`)
  const { keywords, page, pageSize, tag, answerType } = search.state
  const sort = sortOf(search.state.sort)
  const fetched = useListLibraryProblemsQuery({
    params: { sharedLibraryId },
    query: { keywords, page, pageSize, tag, sort, answerType: answerTypeOf(answerType) },
  })
  const rows = fetched.data?.items.map((held) => ({ ...held, id: held.problem.id, name: held.problem.name }))
  return { search, sort, fetched, rows, isNarrowed: keywords + tag + answerType !== '' }
}

/** The problems of a shared library, and what its readers may do with them. */
export function LibraryProblems({ library }: { library: SharedLibrary }) {
  const { search, sort, fetched, rows, isNarrowed } = useFoundProblems(library.id)
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const { openDialog, dialogs } = useProblemDialogs()
  const menuOf = useRowMenu(library, openDialog)
  const [isAdding, setIsAdding] = useState(false)
  const canAdd = library.problemActivities.includes('Create')
  return (
    <>
      <ListFrame
        searchLabel={t('sharing.problems.search')}
        search={search}
        fetched={fetched}
        filters={
          <LibraryFilters search={search} sort={sort}>
            {canAdd && <AddButton onClick={() => setIsAdding(true)} />}
          </LibraryFilters>
        }
      >
        <DataTable
          label={t('sharing.problems.label')}
          columns={columnsWith((chosen) => search.change({ tag: chosen }))}
          rows={rows}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => `/problems/${id}`}
          actionsOf={menuOf}
          isCompact={isCompact}
          isRefreshing={fetched.isFetching}
          empty={<NoProblems isNarrowed={isNarrowed} />}
        />
      </ListFrame>
      {dialogs}
      <Suspense>
        {isAdding && <AddLibraryProblemsDialog library={library} onClose={() => setIsAdding(false)} />}
      </Suspense>
    </>
  )
}
