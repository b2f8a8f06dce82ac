import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import type { Group } from '@isomorph/contract'
import { isAllowed } from '@isomorph/access'
import {
  Button,
  color,
  type Column,
  DataTable,
  EmptyState,
  fontSize,
  Icon,
  ListTabs,
  Page,
  PageHeader,
  radius,
  type RowAction,
  RowMenu,
} from '@isomorph/ui'
import { formatIsoDay, startOfDayOf } from '../../dates/dates.ts'
import { useAppSelector, useIsAllowed, useCourseTimeZone, useUserInfo } from '../../data/hooks.ts'
import { ListFrame } from '../../lists/list-frame.tsx'
import { useBulk } from '../../lists/use-bulk.ts'
import { counted } from '../../numbers/counts.ts'
import { useListSearch, type ListSearch } from '../../lists/use-list-search.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { PeopleNames } from '../../entities/person/people-names.tsx'
import {
  useDeleteGroupMutation,
  useListGroupsQuery,
  useRestoreGroupMutation,
} from '../../entities/group/courses.api.ts'
import { CourseDates } from '../../entities/group/course-dates.tsx'
import { ownRoleNames } from '../../entities/group/course-standing.ts'

// Only administrators have it.
const AllRostersButton = lazyPart(async () => (await import('../connections/index.ts')).AllRostersButton)

const tabs = [
  { value: 'CURRENT', label: 'Current' },
  { value: 'PAST', label: 'Past' },
  { value: 'DELETED', label: 'Deleted' },
] as const
type Tab = (typeof tabs)[number]['value']

const columns: readonly Column<Group>[] = [
  { key: 'name', label: 'Name', sortKey: 'name', width: '34%', render: ({ name }) => name },
  { key: 'term', label: 'Term', render: ({ term }) => term?.name ?? '—' },
  {
    key: 'dates',
    label: 'Dates',
    sortKey: 'startDate',
    isWideOnly: true,
    render: (group) => <CourseDates group={group} />,
  },
  { key: 'owners', label: 'Instructors', render: ({ owners }) => <PeopleNames people={owners} /> },
  { key: 'roles', label: 'Your role', isWideOnly: true, render: (group) => ownRoleNames(group) || '—' },
]

function NoCourses({ isSearching, tab, canCreate }: { isSearching: boolean; tab: Tab; canCreate: boolean }) {
  if (isSearching) return <EmptyState picture="search">No course matches this search.</EmptyState>
  if (tab === 'PAST') return <EmptyState picture="courses">Courses whose term has ended are kept here.</EmptyState>
  if (tab === 'DELETED') return <EmptyState picture="courses">Deleted courses wait here, to be restored.</EmptyState>
  return (
    <EmptyState
      picture="courses"
      action={
        canCreate && (
          <Button variant="outlined" href="/courses/new">
            Make a course
          </Button>
        )
      }
    >
      A course brings people and assessments together.
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
    const done = (count: number) => `${counted(count, 'course', 'courses')} restored`
    list.push({ label: 'Restore', icon: 'restore', onSelect: () => void run(restore, [byId], done) })
  }
  if (mayDelete && !group.isDeleted) {
    const done = (count: number) => `${counted(count, 'course', 'courses')} moved to Deleted`
    list.push({ label: 'Delete', icon: 'trash', isDestructive: true, onSelect: () => void run(remove, [byId], done) })
  }
  return <RowMenu name={group.name} actions={list} />
}

function actionsOf(group: Group) {
  return <CourseMenu group={group} />
}

const newCourse = (
  <Button variant="contained" href="/courses/new" startIcon={<Icon name="add" size={18} />}>
    New course
  </Button>
)

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
      {canCreate && newCourse}
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
      label="Which courses"
      tabs={tabs}
      value={tab}
      panelId="course-list"
      onChange={(tab) => search.change({ tab })}
    />
  )
}

/** /courses */
export function CoursesPage() {
  usePageTitle('Courses')
  const search = useListSearch('courses', { tab: 'CURRENT', sort: 'name' })
  const { keywords, page, pageSize, sort, date } = search.state
  const tab = tabs.find(({ value }) => value === search.state.tab)?.value ?? 'CURRENT'
  const fetched = useListGroupsQuery({
    query: { keywords, page, pageSize, sort: sort as 'name', tab, ...(date ? { date } : {}) },
  })
  const canCreate = useIsAllowed('GroupCreate')
  const isCompact = useAppSelector((state) => state.preferences.isCompact)

  return (
    <Page>
      <PageHeader title="Courses" actions={<CourseActions />} />
      <ListFrame
        searchLabel="Search courses"
        search={search}
        fetched={fetched}
        panelId="course-list"
        tabs={<CourseTabs search={search} tab={tab} />}
        filters={<DateFilter search={search} />}
      >
        <DataTable
          label="Courses"
          columns={columns}
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

const DateField = styled('label')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: fontSize.table,
  '& input': {
    font: 'inherit',
    color: color.text,
    backgroundColor: color.surface,
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    padding: '0 10px',
    height: 40,
  },
})

/** Only courses under way on a day. */
function DateFilter({ search }: { search: ListSearch }) {
  const timeZone = useCourseTimeZone()
  const { date } = search.state
  const show = (day: string) => search.change({ date: day ? startOfDayOf(day, timeZone) : null })
  return (
    <DateField>
      Under way on
      <input
        type="date"
        value={date ? formatIsoDay(date, timeZone) : ''}
        onChange={(event) => show(event.target.value)}
      />
    </DateField>
  )
}
