import type { AssessmentSummary } from '@isomorph/contract'
import { isAllowed } from '@isomorph/access'
import {
  Button,
  CheckboxInput,
  type Column,
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
import { formatDay } from '../../dates/dates.ts'
import { useAppSelector, useIsAllowed, useTimeZone, useUserInfo } from '../../data/hooks.ts'
import { BulkBar } from '../../lists/bulk-bar.tsx'
import { ListFrame } from '../../lists/list-frame.tsx'
import { useListSearch } from '../../lists/use-list-search.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { PeopleNames } from '../people/people-names.tsx'
import { useListAssessmentsQuery } from './assessments.api.ts'
import { useAssessmentActions } from './use-assessment-actions.ts'

const tabs = [
  { value: 'AVAILABLE', label: 'Available' },
  { value: 'DELETED', label: 'Deleted' },
] as const

function columnsOf(timeZone: string): readonly Column<AssessmentSummary>[] {
  return [
    { key: 'name', label: 'Name', sortKey: 'name', width: '40%', render: ({ name }) => name },
    { key: 'owners', label: 'Owners', render: ({ owners }) => <PeopleNames people={owners} /> },
    { key: 'problemCount', label: 'Problems', align: 'right', isWideOnly: true, render: (row) => row.problemCount },
    { key: 'points', label: 'Points', align: 'right', isWideOnly: true, render: (row) => row.points },
    {
      key: 'changedAt',
      label: 'Changed',
      sortKey: 'changedAt',
      isWideOnly: true,
      render: (row) => <span style={{ whiteSpace: 'nowrap' }}>{formatDay(row.changedAt, timeZone)}</span>,
    },
  ]
}

function NoAssessments({
  isSearching,
  isDeleted,
  canCreate,
}: {
  isSearching: boolean
  isDeleted: boolean
  canCreate: boolean
}) {
  if (isSearching) return <EmptyState picture="search">No assessment matches this search.</EmptyState>
  if (isDeleted) return <EmptyState picture="assessments">Deleted assessments wait here, to be restored.</EmptyState>
  return (
    <EmptyState
      picture="assessments"
      action={
        canCreate && (
          <Button variant="outlined" href="/assessments/new">
            Put an assessment together
          </Button>
        )
      }
    >
      An assessment is an ordered set of problems with points, ready to be given to any course.
    </EmptyState>
  )
}

/** /assessments */
export function AssessmentsPage() {
  usePageTitle('Assessments')
  const search = useListSearch('assessments', { tab: 'AVAILABLE', sort: '-changedAt' })
  const { tab, keywords, page, pageSize, sort, isOwn } = search.state
  const isDeleted = tab === 'DELETED'
  const fetched = useListAssessmentsQuery({
    query: { keywords, page, pageSize, sort: sort as '-changedAt', isDeleted, isOwn },
  })
  const userInfo = useUserInfo()
  const canCreate = useIsAllowed('AssessmentCreate')
  const timeZone = useTimeZone()
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const actions = useAssessmentActions()

  function mayDelete(assessment: AssessmentSummary): boolean {
    if (!userInfo) return false
    return isAllowed({ requiredActivity: 'Delete', entityType: 'Assessment', entity: assessment, userInfo })
  }
  function actionsOf(assessment: AssessmentSummary) {
    const { id, name } = assessment
    const list: RowAction[] = []
    if (canCreate && !isDeleted) list.push({ label: 'Copy', icon: 'copy', onSelect: () => void actions.copy(id) })
    if (mayDelete(assessment)) {
      list.push(
        isDeleted
          ? { label: 'Restore', icon: 'restore', onSelect: () => void actions.restore([id]) }
          : { label: 'Delete', icon: 'trash', isDestructive: true, onSelect: () => void actions.remove([id]) },
      )
    }
    return <RowMenu name={name} actions={list} />
  }
  const chosen = (fetched.data?.items ?? []).filter((row) => selected.has(row.id) && mayDelete(row))
  async function doToChosen(act: (ids: readonly number[]) => Promise<boolean>) {
    if (await act(chosen.map((row) => row.id))) setSelected(new Set())
  }

  return (
    <Page>
      <PageHeader
        title="Assessments"
        actions={
          canCreate && (
            <Button variant="contained" href="/assessments/new" startIcon={<Icon name="add" size={18} />}>
              New assessment
            </Button>
          )
        }
      />
      <ListFrame
        searchLabel="Search assessments"
        search={search}
        fetched={fetched}
        panelId="assessment-list"
        tabs={
          <ListTabs
            label="Which assessments"
            tabs={tabs}
            value={isDeleted ? 'DELETED' : 'AVAILABLE'}
            panelId="assessment-list"
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
          label="Assessments"
          columns={columnsOf(timeZone)}
          rows={fetched.data?.items}
          nameOf={(row) => row.name}
          {...(isDeleted ? {} : { hrefOf: (row: AssessmentSummary) => `/assessments/${row.id}` })}
          actionsOf={actionsOf}
          sort={sort}
          onSort={(sort) => search.change({ sort })}
          selection={{ selected, onChange: setSelected }}
          isCompact={isCompact}
          isRefreshing={fetched.isFetching}
          empty={<NoAssessments isSearching={keywords !== '' || isOwn} isDeleted={isDeleted} canCreate={canCreate} />}
        />
      </ListFrame>
    </Page>
  )
}
