import { groupSorts } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Suspense } from 'react'
import type { Group } from '@isomorph/contract'
import { isAllowed } from '@isomorph/access'
import {
  Button,
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
import { useAppSelector, useIsAllowed, useUserInfo } from '../../data/hooks.ts'
import { ListFrame } from '../../lists/list-frame.tsx'
import { useBulk } from '../../lists/use-bulk.ts'

import { sortOf, useListSearch, type ListSearch } from '../../lists/use-list-search.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { PeopleNames } from '../../entities/person/people-names.tsx'
import {
  useDeleteGroupMutation,
  useListGroupsQuery,
  useRestoreGroupMutation,
} from '../../entities/group/courses.api.ts'
import { CourseDates } from '../../entities/group/course-dates.tsx'
import { nameOfRole } from '../../entities/role/role-names.ts'
import { DateFilter } from './date-filter.tsx'

// Only administrators have it.
const AllRostersButton = lazyPart(async () => (await import('../connections/index.ts')).AllRostersButton)

const tabs = [
  { value: 'CURRENT', label: 'groups.list.current' },
  { value: 'PAST', label: 'groups.list.past' },
  { value: 'DELETED', label: 'groups.list.deleted' },
] as const
type Tab = (typeof tabs)[number]['value']

/** The caller's roles in a course. */
function ownRoleNames(group: Group): string {
  return [...new Set(group.roles.map(({ role }) => nameOfRole(role)))].join(', ')
}

function columns(): readonly Column<Group>[] {
  return [
    { key: 'name', label: t('groups.fields.name'), sortKey: 'name', width: '34%', render: ({ name }) => name },
    { key: 'term', label: t('groups.fields.term'), render: ({ term }) => term?.name ?? '—' },
    {
      key: 'dates',
      label: t('groups.list.dates'),
      sortKey: 'startDate',
      isWideOnly: true,
      render: (group) => <CourseDates group={group} />,
    },
    { key: 'owners', label: t('groups.list.instructors'), render: ({ owners }) => <PeopleNames people={owners} /> },
    {
      key: 'roles',
      label: t('groups.list.yourRole'),
      isWideOnly: true,
      render: (group) => ownRoleNames(group) || '—',
    },
  ]
}

function NoCourses({ isSearching, tab, canCreate }: { isSearching: boolean; tab: Tab; canCreate: boolean }) {
  if (isSearching) return <EmptyState picture="search">{t('groups.list.noneFound')}</EmptyState>
  if (tab === 'PAST') return <EmptyState picture="courses">{t('groups.list.nonePast')}</EmptyState>
  if (tab === 'DELETED') return <EmptyState picture="courses">{t('groups.list.noneDeleted')}</EmptyState>
  return (
    <EmptyState
      picture="courses"
      action={
        canCreate && (
          <Button variant="outlined" href="/courses/new">
            {t('groups.list.make')}
          </Button>
        )
      }
    >
      {t('groups.list.none')}
    </EmptyState>
  )
}

function CourseMenu({ group }: { group: Group }) {
  const userInfo = useUserInfo()
  const [remove] = useDeleteGroupMutation()
  const [restore] = useRestoreGroupMutation()
  const { run } = useBulk()
  const mayDelete = userInfo && isAllowed({ requiredActivity: 'GroupDelete', entity: group, userInfo })
  const byId = { params: { groupId: group.id } }
  const list: RowAction[] = []
  if (mayDelete && group.isDeleted) {
    const done = (count: number) => t('groups.list.restored', { count })
    list.push({ label: t('groups.list.restore'), icon: 'restore', onSelect: () => void run(restore, [byId], done) })
  }
  if (mayDelete && !group.isDeleted) {
    const done = (count: number) => t('groups.list.movedToDeleted', { count })
    list.push({
      label: t('groups.list.delete'),
      icon: 'trash',
      isDestructive: true,
      onSelect: () => void run(remove, [byId], done),
    })
  }
  return <RowMenu name={group.name} actions={list} />
}

function actionsOf(group: Group) {
  return <CourseMenu group={group} />
}

function NewCourse() {
  return (
    <Button variant="contained" href="/courses/new" startIcon={<Icon name="add" size={18} />}>
      {t('groups.new.title')}
    </Button>
  )
}

function CourseActions() {
  const canCreate = useIsAllowed('GroupCreate')
  const maySyncAll = useIsAllowed('GroupRosterSyncAll')
  return (
    <>
      {maySyncAll && (
        <Suspense>
          <AllRostersButton />
        </Suspense>
      )}
      {canCreate && <NewCourse />}
    </>
  )
}

interface CourseFilterProps {
  readonly search: ListSearch
  readonly tab: Tab
}

function CourseTabs({ search, tab }: CourseFilterProps) {
  return (
    <ListTabs
      label={t('groups.list.which')}
      tabs={tabs.map(({ value, label }) => ({ value, label: t(label) }))}
      value={tab}
      panelId="course-list"
      onChange={(tab) => search.change({ tab })}
    />
  )
}

/** /courses */
export function CoursesPage() {
  usePageTitle(t('groups.courses'))
  const search = useListSearch('courses', { tab: 'CURRENT', sort: 'name' })
  const { keywords, page, pageSize, sort, date } = search.state
  const tab = tabs.find(({ value }) => value === search.state.tab)?.value ?? 'CURRENT'
  const fetched = useListGroupsQuery({
    query: { keywords, page, pageSize, sort: sortOf(sort, groupSorts, 'name'), tab, ...(date ? { date } : {}) },
  })
  const canCreate = useIsAllowed('GroupCreate')
  const isCompact = useAppSelector((state) => state.preferences.isCompact)

  return (
    <Page>
      <PageHeader title={t('groups.courses')} actions={<CourseActions />} />
      <ListFrame
        searchLabel={t('groups.list.search')}
        search={search}
        fetched={fetched}
        panelId="course-list"
        tabs={<CourseTabs search={search} tab={tab} />}
        filters={<DateFilter search={search} />}
      >
        <DataTable
          label={t('groups.courses')}
          columns={columns()}
          rows={fetched.data?.items}
          nameOf={(group) => group.name}
          {...(tab === 'DELETED' ? {} : { hrefOf: (group: Group) => `/courses/${group.id}` })}
          actionsOf={actionsOf}
          sort={sort}
          onSort={(sort) => search.change({ sort })}
          isCompact={isCompact}
          isRefreshing={fetched.isFetching}
          empty={<NoCourses isSearching={keywords !== '' || date !== null} tab={tab} canCreate={canCreate} />}
        />
      </ListFrame>
    </Page>
  )
}
