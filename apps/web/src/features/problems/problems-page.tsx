import type { ProblemSummary } from '@isomorph/contract'
import { isAllowed } from '@isomorph/access'
import {
  Button,
  CheckboxInput,
  DataTable,
  EmptyState,
  Icon,
  ListTabs,
  Page,
  PageHeader,
  type RowAction,
  RowMenu,
} from '@isomorph/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAppSelector, useIsAllowed, useTimeZone, useUserInfo } from '../../data/hooks.ts'
import { BulkBar } from '../../lists/bulk-bar.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { counted, useBulk } from '../../lists/use-bulk.ts'
import { useListSearch } from '../../lists/use-list-search.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { problemColumns } from './problem-columns.tsx'
import {
  useCopyProblemMutation,
  useDeleteProblemMutation,
  useListProblemsQuery,
  useRestoreProblemMutation,
} from './problems.api.ts'

const tabs = [
  { value: 'AVAILABLE', label: 'Available' },
  { value: 'DELETED', label: 'Deleted' },
] as const

function byId(id: number) {
  return { params: { problemId: id } }
}

function useProblemActions() {
  const navigate = useNavigate()
  const { run } = useBulk()
  const [remove] = useDeleteProblemMutation()
  const [restore] = useRestoreProblemMutation()
  const [copy] = useCopyProblemMutation()
  return {
    remove: async (ids: readonly number[]) =>
      run(remove, ids.map(byId), (count) => `${counted(count, 'problem')} moved to Deleted`),
    restore: async (ids: readonly number[]) =>
      run(restore, ids.map(byId), (count) => `${counted(count, 'problem')} restored`),
    copy: async (id: number) => {
      const made = await copy(byId(id))
      if (made.data) void navigate(`/problems/${made.data.id}`)
    },
  }
}

function NoProblems({
  isSearching,
  isDeleted,
  canCreate,
}: {
  isSearching: boolean
  isDeleted: boolean
  canCreate: boolean
}) {
  if (isSearching) return <EmptyState picture="search">No problem matches this search.</EmptyState>
  if (isDeleted) return <EmptyState picture="problems">Deleted problems wait here, to be restored.</EmptyState>
  return (
    <EmptyState
      picture="problems"
      action={
        canCreate && (
          <Button variant="outlined" href="/problems/new">
            Write a problem
          </Button>
        )
      }
    >
      A problem is written once, and every student gets their own numbers.
    </EmptyState>
  )
}

/** /problems */
export function ProblemsPage() {
  usePageTitle('Problems')
  const search = useListSearch('problems', { tab: 'AVAILABLE', sort: '-changedAt' })
  const { tab, keywords, page, pageSize, sort, isOwn } = search.state
  const isDeleted = tab === 'DELETED'
  const fetched = useListProblemsQuery({
    query: { keywords, page, pageSize, sort: sort as '-changedAt', isDeleted, isOwn, withRelations: true },
  })
  const userInfo = useUserInfo()
  const canCreate = useIsAllowed('ProblemCreate')
  const timeZone = useTimeZone()
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const actions = useProblemActions()

  function mayDelete(problem: ProblemSummary): boolean {
    if (!userInfo) return false
    return isAllowed({ requiredActivity: 'Delete', entityType: 'Problem', entity: problem, userInfo })
  }
  function actionsOf(problem: ProblemSummary) {
    const list: RowAction[] = []
    if (canCreate && !isDeleted) {
      list.push({ label: 'Copy', icon: 'copy', onSelect: () => void actions.copy(problem.id) })
    }
    if (mayDelete(problem)) {
      list.push(
        isDeleted
          ? { label: 'Restore', icon: 'restore', onSelect: () => void actions.restore([problem.id]) }
          : { label: 'Delete', icon: 'trash', isDestructive: true, onSelect: () => void actions.remove([problem.id]) },
      )
    }
    return <RowMenu name={problem.name} actions={list} />
  }
  const chosen = (fetched.data?.items ?? []).filter((problem) => selected.has(problem.id) && mayDelete(problem))
  async function doToChosen(act: (ids: readonly number[]) => Promise<boolean>) {
    if (await act(chosen.map((problem) => problem.id))) setSelected(new Set())
  }

  return (
    <Page>
      <PageHeader
        title="Problems"
        actions={
          canCreate && (
            <Button variant="contained" href="/problems/new" startIcon={<Icon name="add" size={18} />}>
              New problem
            </Button>
          )
        }
      />
      <ListFrame
        searchLabel="Search problems"
        search={search}
        fetched={fetched}
        panelId="problem-list"
        tabs={
          <ListTabs
            label="Which problems"
            tabs={tabs}
            value={isDeleted ? 'DELETED' : 'AVAILABLE'}
            panelId="problem-list"
            onChange={(tab) => {
              setSelected(new Set())
              search.change({ tab })
            }}
          />
        }
        filters={<CheckboxInput label="Mine only" isChecked={isOwn} onChange={(isOwn) => search.change({ isOwn })} />}
      >
        <BulkBar count={chosen.length} onClear={() => setSelected(new Set())}>
          <Button
            size="small"
            variant="outlined"
            onClick={() => void doToChosen(isDeleted ? actions.restore : actions.remove)}
          >
            {isDeleted ? 'Restore' : 'Delete'}
          </Button>
        </BulkBar>
        <DataTable
          label="Problems"
          columns={problemColumns(timeZone)}
          rows={fetched.data?.items}
          nameOf={(problem) => problem.name}
          {...(isDeleted ? {} : { hrefOf: (problem: ProblemSummary) => `/problems/${problem.id}` })}
          actionsOf={actionsOf}
          sort={sort}
          onSort={(sort) => search.change({ sort })}
          selection={{ selected, onChange: setSelected }}
          isCompact={isCompact}
          isRefreshing={fetched.isFetching}
          empty={<NoProblems isSearching={keywords !== '' || isOwn} isDeleted={isDeleted} canCreate={canCreate} />}
        />
      </ListFrame>
    </Page>
  )
}
