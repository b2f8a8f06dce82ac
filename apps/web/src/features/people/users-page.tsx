import type { User } from '@isomorph/contract'
import { DataTable, EmptyState, Page, PageHeader, type Column } from '@isomorph/ui'
import { useAppSelector } from '../../data/hooks.ts'
import { ListFrame } from '../../lists/list-frame.tsx'
import { useListSearch } from '../../lists/use-list-search.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { displayName } from './names.ts'
import { useSearchUsersQuery } from './people.api.ts'
import { globalRoleNames } from './role-names.ts'

const columns: readonly Column<User>[] = [
  { key: 'name', label: 'Name', width: '30%', render: displayName },
  { key: 'email', label: 'E-mail', render: ({ email }) => email },
  { key: 'userName', label: 'User name', render: ({ userName }) => userName },
  { key: 'uid', label: 'UID', isWideOnly: true, render: ({ uid }) => uid || '—' },
  { key: 'roles', label: 'Roles', isWideOnly: true, render: (user) => globalRoleNames(user) || '—' },
]

/** /users: nothing is loaded before somebody searches. */
export function UsersPage() {
  usePageTitle('Users')
  const search = useListSearch('users')
  const { keywords, page, pageSize } = search.state
  const isAsked = keywords !== ''
  const fetched = useSearchUsersQuery({ query: { keywords, page, pageSize } }, { skip: !isAsked })
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  return (
    <Page>
      <PageHeader title="Users" />
      <ListFrame
        searchLabel="Search by id, name, e-mail or uid"
        search={search}
        fetched={isAsked ? fetched : { refetch: () => undefined }}
      >
        {isAsked ? (
          <DataTable
            label="Users"
            columns={columns}
            rows={fetched.data?.items}
            nameOf={displayName}
            hrefOf={(user) => `/users/${user.id}`}
            isCompact={isCompact}
            isRefreshing={fetched.isFetching}
            empty={<EmptyState picture="search">Nobody matches this search.</EmptyState>}
          />
        ) : (
          <EmptyState picture="people">Search for people by id, name, e-mail or uid.</EmptyState>
        )}
      </ListFrame>
    </Page>
  )
}
