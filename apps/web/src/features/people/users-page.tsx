import { userSorts } from '@isomorph/contract'
import type { User } from '@isomorph/contract'
import { t } from '@isomorph/messages'
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
import { sortOf, useListSearch, type ListSearch } from '../../lists/use-list-search.ts'
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
      <StatusChip icon="lock" label={t('people.users.disabled')} />
    </NameCell>
  )
}

function columns(): readonly Column<User>[] {
  return [
    {
      key: 'lastName',
      label: t('people.column.lastName'),
      sortKey: 'lastName',
      render: ({ lastName, email }) => lastName || email,
    },
    {
      key: 'firstName',
      label: t('people.column.firstName'),
      sortKey: 'firstName',
      render: ({ firstName }) => firstName || '—',
    },
    {
      key: 'email',
      label: t('people.column.email'),
      sortKey: 'email',
      width: '26%',
      render: ({ email, isDisabled }) => (isDisabled ? <DisabledEmail email={email} /> : email),
    },
    { key: 'uid', label: t('people.column.uid'), sortKey: 'uid', render: ({ uid }) => uid || '—' },
    {
      key: 'puid',
      label: t('people.column.puid'),
      sortKey: 'puid',
      isWideOnly: true,
      render: ({ puid }) => puid || '—',
    },
    { key: 'id', label: t('people.column.id'), sortKey: 'id', isWideOnly: true, width: '7%', render: ({ id }) => id },
    {
      key: 'roles',
      label: t('people.column.roles'),
      isWideOnly: true,
      render: (user) => globalRoleNames(user) || '—',
    },
  ]
}

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
          {t('people.users.added.open')}
        </Button>
      }
    >
      <BreakingText>{t('people.users.added.said', { said })}</BreakingText>
    </MessageBand>
  )
}

function UserActions({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      <Button href="/users/invitations">{t('people.invitations.title')}</Button>
      <Button variant="outlined" href="/users/import">
        {t('people.users.import')}
      </Button>
      <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={onAdd}>
        {t('people.users.new')}
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
      label={t('people.users.title')}
      columns={columns()}
      rows={fetched.data?.items}
      nameOf={displayName}
      hrefOf={(user) => `/users/${user.id}`}
      sort={search.state.sort}
      onSort={(sort) => search.change({ sort })}
      isCompact={isCompact}
      isRefreshing={fetched.isFetching}
      empty={<EmptyState picture="search">{t('people.nobodyFound')}</EmptyState>}
    />
  )
}

/** /users: nothing is loaded before somebody searches, with Enter or the button. */
export function UsersPage() {
  usePageTitle(t('people.users.title'))
  const onDemand = useSubmittedSearch()
  const isAsked = onDemand.asked !== null
  const search = useListSearch('users', { sort: 'lastName' }, onDemand)
  const { keywords, page, pageSize, sort } = search.state
  const query = { keywords, page, pageSize, sort: sortOf(sort, userSorts, 'lastName') }
  const fetched = useSearchUsersQuery({ query }, { skip: !isAsked })
  const mayUpdate = useIsAllowed('UserUpdateAny')
  const [isAdding, setIsAdding] = useState(false)
  const [added, setAdded] = useState<Added | null>(null)
  return (
    <Page>
      <PageHeader
        title={t('people.users.title')}
        actions={mayUpdate && <UserActions onAdd={() => setIsAdding(true)} />}
      />
      {added && <AddedPerson added={added} />}
      <ListFrame
        searchLabel={t('people.users.search')}
        search={search}
        hasButton
        fetched={isAsked ? fetched : { refetch: () => undefined }}
      >
        {isAsked ? (
          <UserTable search={search} fetched={fetched} />
        ) : (
          <EmptyState picture="people">{t('people.users.search.first')}</EmptyState>
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
