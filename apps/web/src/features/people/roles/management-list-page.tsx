import { roleHolderSorts } from '@isomorph/contract'
import { mayChangeGlobalRole, type GlobalRole } from '@isomorph/access'
import type { UserRoleHolder } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, DataTable, EmptyState, Icon, ListTabs, Page, PageHeader, type Column } from '@isomorph/ui'
import { Suspense, useState, type ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { useAppSelector, useTimeZone, useUserInfo } from '../../../data/hooks.ts'
import { formatDay } from '../../../dates/dates.ts'
import { ListFrame } from '../../../lists/list-frame.tsx'
import { sortOf, useListSearch } from '../../../lists/use-list-search.ts'
import { inParts } from '../../../messages/in-parts.tsx'
import { lazyPart } from '../../../screen/load-screen.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { displayName, listedName } from '../../../entities/person/names.ts'
import { PersonName } from '../../../entities/person/person-name.tsx'
import { holdersOfRole, meaningOfRole, roleWithArticle } from '../../../entities/role/role-names.ts'
import { managementLists, type ManagementList } from './management-lists.ts'
import { RemoveHolderButton } from './remove-holder-button.tsx'

import { useListUserRolesQuery } from './user-roles.api.ts'

const AddHoldersDialog = lazyPart(async () => (await import('./add-holders-dialog.tsx')).AddHoldersDialog)

/** When somebody got the role, and from whom: a person, or groups of a sign-in service. */
function grantedWords({ grantedAt, grantedBy, grantedByProvider }: UserRoleHolder, timeZone: string) {
  const day = formatDay(grantedAt, timeZone)
  if (grantedByProvider !== null) return t('people.list.grantedByGroups', { day, provider: grantedByProvider })
  return grantedBy ? inParts('people.list.grantedBy', { day, person: <PersonName person={grantedBy} /> }) : day
}

function columnsOf(timeZone: string): readonly Column<UserRoleHolder>[] {
  return [
    {
      key: 'name',
      label: t('people.column.name'),
      sortKey: 'lastName',
      width: '28%',
      render: ({ user }) => listedName(user),
    },
    { key: 'email', label: t('people.column.email'), sortKey: 'email', render: ({ user }) => user.email },
    { key: 'uid', label: t('people.column.uid'), isWideOnly: true, render: ({ user }) => user.uid || '—' },
    {
      key: 'granted',
      label: t('people.list.granted'),
      sortKey: 'grantedAt',
      isWideOnly: true,
      render: (holder) => grantedWords(holder, timeZone),
    },
  ]
}

function actionsOf(holder: UserRoleHolder) {
  return <RemoveHolderButton holder={holder} />
}

function titleOf({ roles }: ManagementList): string {
  return holdersOfRole(roles[0])
}

/** /admins, /creators, /assessment-creators, /problem-creators, /ai-problem-creators */
export function ManagementListPage() {
  const { pathname } = useLocation()
  const list = managementLists.find(({ path }) => path === pathname)
  return list && <HolderList key={list.path} list={list} />
}

function useChangeableRoles({ roles }: ManagementList): readonly GlobalRole[] {
  const ownRoles = (useUserInfo()?.roles ?? []).map((own) => own.role)
  return roles.filter((each) => mayChangeGlobalRole(ownRoles, each))
}

/** The holders of the role whose tab is open, as the address searches and sorts them. */
function useHolders(list: ManagementList) {
  const search = useListSearch(`holders:${list.path}`, { tab: list.roles[0], sort: 'lastName' })
  const { keywords, page, pageSize, sort, tab } = search.state
  const role = list.roles.find((each) => each === tab) ?? list.roles[0]
  const fetched = useListUserRolesQuery({
    query: { role, keywords, page, pageSize, sort: sortOf(sort, roleHolderSorts, 'lastName') },
  })
  return { search, role, fetched }
}

function AddHolders(props: ComponentProps<typeof AddHoldersDialog>) {
  return (
    <Suspense>
      <AddHoldersDialog {...props} />
    </Suspense>
  )
}

function HolderList({ list }: { list: ManagementList }) {
  usePageTitle(titleOf(list))
  const { search, role, fetched } = useHolders(list)
  const { keywords, sort } = search.state
  const mayChange = useChangeableRoles(list)
  const timeZone = useTimeZone()
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Page>
      <PageHeader
        title={titleOf(list)}
        meta={meaningOfRole(role)}
        actions={mayChange.length > 0 && <AddButton list={list} onClick={() => setIsAdding(true)} />}
      />
      <ListFrame
        searchLabel={t('people.list.search', { roles: titleOf(list) })}
        search={search}
        fetched={fetched}
        panelId="holder-list"
        tabs={<RoleTabs list={list} role={role} onChange={(tab) => search.change({ tab })} />}
      >
        <DataTable
          label={holdersOfRole(role)}
          columns={columnsOf(timeZone)}
          rows={fetched.currentData?.items}
          nameOf={({ user }) => displayName(user)}
          hrefOf={({ user }) => `/users/${user.id}`}
          {...(mayChange.includes(role) ? { actionsOf } : {})}
          sort={sort}
          onSort={(sort) => search.change({ sort })}
          isCompact={isCompact}
          isRefreshing={fetched.isFetching}
          empty={<Nobody role={role} isSearching={keywords !== ''} />}
        />
      </ListFrame>
      {isAdding && <AddHolders roles={mayChange} initialRole={role} onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

function AddButton({ list, onClick }: { list: ManagementList; onClick: () => void }) {
  return (
    <Button
      variant="contained"
      startIcon={<Icon name="add" size={18} />}
      aria-label={t('people.list.add.of', { roles: titleOf(list) })}
      onClick={onClick}
    >
      {t('people.list.add')}
    </Button>
  )
}

function Nobody({ role, isSearching }: { role: GlobalRole; isSearching: boolean }) {
  return (
    <EmptyState picture={isSearching ? 'search' : 'people'}>
      {isSearching ? t('people.nobodyFound') : t('people.list.nobody', { role: roleWithArticle(role) })}
    </EmptyState>
  )
}

function RoleTabs({
  list,
  role,
  onChange,
}: {
  list: ManagementList
  role: GlobalRole
  onChange: (role: GlobalRole) => void
}) {
  if (list.roles.length < 2) return null
  const tabs = list.roles.map((each) => ({ value: each, label: holdersOfRole(each) }))
  return <ListTabs label={t('people.list.which')} tabs={tabs} value={role} panelId="holder-list" onChange={onChange} />
}
