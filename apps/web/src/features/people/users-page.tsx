import type { User } from '@isomorph/contract'
import {
  Button,
  DataTable,
  EmptyState,
  Icon,
  MessageBand,
  Page,
  PageHeader,
  StatusChip,
  type Column,
} from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useAppSelector, useIsAllowed } from '../../data/hooks.ts'
import { ListFrame } from '../../lists/list-frame.tsx'
import { useSubmittedSearch } from '../../lists/use-submitted-search.ts'
import { useListSearch, type ListSearch } from '../../lists/use-list-search.ts'
import { lazyPart } from '../../screen/load-screen.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { displayName } from '../../entities/person/names.ts'
import { useSearchUsersQuery } from '../../entities/person/people.api.ts'
import { globalRoleNames } from './role-names.ts'
import { Address, BreakingText, NameCell } from './people.styles.ts'

const NewPersonDialog = lazyPart(
  async () => (await import('../../entities/person/new-person-dialog.tsx')).NewPersonDialog,
)

/** The address, and that nobody signs in with it. */
function DisabledEmail({ email }: { email: string }) {
  return (
    <NameCell>
      <Address>{email}</Address>
      <StatusChip icon="lock" label="Disabled" />
    </NameCell>
  )
}

const columns: readonly Column<User>[] = [
  { key: 'lastName', label: 'Last name', sortKey: 'lastName', render: ({ lastName, email }) => lastName || email },
  { key: 'firstName', label: 'First name', sortKey: 'firstName', render: ({ firstName }) => firstName || '—' },
  {
    key: 'email',
    label: 'E-mail',
    sortKey: 'email',
    width: '26%',
    render: ({ email, isDisabled }) => (isDisabled ? <DisabledEmail email={email} /> : email),
  },
  { key: 'uid', label: 'UID', sortKey: 'uid', render: ({ uid }) => uid || '—' },
  { key: 'puid', label: 'PUID', sortKey: 'puid', isWideOnly: true, render: ({ puid }) => puid || '—' },
  { key: 'id', label: 'Id', sortKey: 'id', isWideOnly: true, width: '7%', render: ({ id }) => id },
  { key: 'roles', label: 'Roles', isWideOnly: true, render: (user) => globalRoleNames(user) || '—' },
]

interface Added {
  readonly id: number
  readonly said: string
}

/** Whoever was added last, and the way to them: roles and courses come next. */
function AddedPerson({ added: { id, said } }: { added: Added }) {
  return (
    <MessageBand
      tone="success"
      icon="checkCircle"
      role="status"
      action={
        <Button href={`/users/${id}`} variant="outlined" size="small">
          To their page
        </Button>
      }
    >
      <BreakingText>{said}.</BreakingText>
    </MessageBand>
  )
}

function UserActions({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      <Button href="/users/invitations">Invitations</Button>
      <Button variant="outlined" href="/users/import">
        Import people
      </Button>
      <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={onAdd}>
        New person
      </Button>
    </>
  )
}

interface UserTableProps {
  readonly search: ListSearch
  readonly fetched: { readonly data?: { readonly items: readonly User[] } | undefined; readonly isFetching: boolean }
}

function UserTable({ search, fetched }: UserTableProps) {
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  return (
    <DataTable
      label="Users"
      columns={columns}
      rows={fetched.data?.items}
      nameOf={displayName}
      hrefOf={(user) => `/users/${user.id}`}
      sort={search.state.sort}
      onSort={(sort) => search.change({ sort })}
      isCompact={isCompact}
      isRefreshing={fetched.isFetching}
      empty={<EmptyState picture="search">Nobody matches this search.</EmptyState>}
    />
  )
}

/** /users: nothing is loaded before somebody searches, with Enter or the button. */
export function UsersPage() {
  usePageTitle('Users')
  const onDemand = useSubmittedSearch()
  const isAsked = onDemand.asked !== null
  const search = useListSearch('users', { sort: 'lastName' }, onDemand)
  const { keywords, page, pageSize, sort } = search.state
  const query = { keywords, page, pageSize, sort: sort as 'lastName' }
  const fetched = useSearchUsersQuery({ query }, { skip: !isAsked })
  const mayUpdate = useIsAllowed('UserUpdateAny')
  const [isAdding, setIsAdding] = useState(false)
  const [added, setAdded] = useState<Added | null>(null)
  return (
    <Page>
      <PageHeader title="Users" actions={mayUpdate && <UserActions onAdd={() => setIsAdding(true)} />} />
      {added && <AddedPerson added={added} />}
      <ListFrame
        searchLabel="Search by id, name, e-mail, uid or puid"
        search={search}
        hasButton
        fetched={isAsked ? fetched : { refetch: () => undefined }}
      >
        {isAsked ? (
          <UserTable search={search} fetched={fetched} />
        ) : (
          <EmptyState picture="people">Search for people by id, name, e-mail, uid or puid.</EmptyState>
        )}
      </ListFrame>
      {isAdding && (
        <Suspense>
          <NewPersonDialog onAdded={({ id }, said) => setAdded({ id, said })} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Page>
  )
}
