import { invitationStates, type Invitation, type InvitationState } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import {
  DataTable,
  EmptyState,
  ListTabs,
  Page,
  PageHeader,
  RowMenu,
  StatusChip,
  type Column,
  type Tone,
} from '@isomorph/ui'
import { courseRefusalOf } from '../../entities/course-refusal/refusal.ts'
import { useAppSelector, useNotify, useTimeZone } from '../../data/hooks.ts'
import { formatDay, formatMoment } from '../../dates/dates.ts'
import { ListFrame } from '../../lists/list-frame.tsx'
import { useListSearch } from '../../lists/use-list-search.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { displayName, listedName } from '../../entities/person/names.ts'
import {
  useListInvitationsQuery,
  useSendInvitationMutation,
  useWithdrawInvitationMutation,
} from '../../entities/person/people.api.ts'

const looks: Readonly<Record<InvitationState, { readonly label: PlainKey; readonly tone: Tone }>> = {
  sending: { label: 'people.invitations.state.sending', tone: 'neutral' },
  sent: { label: 'people.invitations.state.sent', tone: 'primary' },
  accepted: { label: 'people.invitations.state.accepted', tone: 'success' },
  expired: { label: 'people.invitations.state.expired', tone: 'warning' },
  withdrawn: { label: 'people.invitations.state.withdrawn', tone: 'neutral' },
}

function tabsOfStates() {
  return [
    { value: '', label: t('people.invitations.all') },
    ...invitationStates.map((state) => ({ value: state, label: t(looks[state].label) })),
  ] as const
}

type Row = Invitation & { readonly id: number }

function columnsOf(timeZone: string): readonly Column<Row>[] {
  return [
    { key: 'name', label: t('people.column.name'), width: '24%', render: ({ user }) => listedName(user) },
    { key: 'email', label: t('people.column.email'), width: '28%', render: ({ user }) => user.email },
    {
      key: 'state',
      label: t('people.invitations.column.state'),
      render: ({ state }) => <StatusChip tone={looks[state].tone} label={t(looks[state].label)} />,
    },
    {
      key: 'sent',
      label: t('people.invitations.column.sent'),
      isWideOnly: true,
      render: ({ sentAt }) => (sentAt ? formatMoment(sentAt, timeZone) : t('people.invitations.notYet')),
    },
    {
      key: 'expires',
      label: t('people.invitations.column.expires'),
      isWideOnly: true,
      render: ({ expiresAt }) => formatDay(expiresAt, timeZone),
    },
    {
      key: 'by',
      label: t('people.invitations.column.by'),
      isWideOnly: true,
      render: ({ invitedBy }) => displayName(invitedBy),
    },
  ]
}

function InvitationMenu({ row }: { row: Row }) {
  const [send] = useSendInvitationMutation()
  const [withdraw] = useWithdrawInvitationMutation()
  const notify = useNotify()
  const params = { userId: row.user.id }
  async function act(outcome: Promise<{ error?: unknown }>, done: string) {
    const { error } = await outcome
    if (error) notify('ERROR', courseRefusalOf(error).detail)
    else notify('SUCCESS', done)
  }
  if (row.state === 'accepted') return null
  const again = {
    label: t('people.invitations.again'),
    icon: 'refresh',
    onSelect: () => void act(send({ params }), t('people.invitations.onItsWay', { email: row.user.email })),
  } as const
  const back = {
    label: t('people.invitations.withdraw'),
    icon: 'trash',
    isDestructive: true,
    onSelect: () => void act(withdraw({ params }), t('people.invitations.wasWithdrawn')),
  } as const
  return <RowMenu name={displayName(row.user)} actions={row.state === 'withdrawn' ? [again] : [again, back]} />
}

function actionsOf(row: Row) {
  return <InvitationMenu row={row} />
}

function NoInvitations({ isSearching }: { isSearching: boolean }) {
  return (
    <EmptyState picture={isSearching ? 'search' : 'people'}>
      {isSearching ? t('people.invitations.noneFound') : t('people.invitations.none')}
    </EmptyState>
  )
}

interface StateTabsProps {
  readonly state: (typeof invitationStates)[number] | undefined
  readonly onChange: (tab: string) => void
}

function StateTabs({ state, onChange }: StateTabsProps) {
  return (
    <ListTabs
      label={t('people.invitations.which')}
      tabs={tabsOfStates()}
      value={state ?? ''}
      panelId="invitation-list"
      onChange={onChange}
    />
  )
}

/** /users/invitations */
export function InvitationsPage() {
  usePageTitle(t('people.invitations.title'))
  const search = useListSearch('invitations')
  const { keywords, page, pageSize, tab } = search.state
  const state = invitationStates.find((each) => each === tab)
  const fetched = useListInvitationsQuery({ query: { keywords, page, pageSize, ...(state ? { state } : {}) } })
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const timeZone = useTimeZone()
  return (
    <Page>
      <PageHeader
        title={t('people.invitations.title')}
        breadcrumbs={[{ label: t('people.users.title'), href: '/users' }]}
      />
      <ListFrame
        searchLabel={t('people.invitations.search')}
        search={search}
        fetched={fetched}
        panelId="invitation-list"
        tabs={<StateTabs state={state} onChange={(tab) => search.change({ tab })} />}
      >
        <DataTable
          label={t('people.invitations.title')}
          columns={columnsOf(timeZone)}
          rows={fetched.data?.items.map((invitation) => ({ ...invitation, id: invitation.user.id }))}
          nameOf={({ user }) => displayName(user)}
          hrefOf={({ user }) => `/users/${user.id}`}
          actionsOf={actionsOf}
          isCompact={isCompact}
          isRefreshing={fetched.isFetching}
          empty={<NoInvitations isSearching={keywords !== '' || state !== undefined} />}
        />
      </ListFrame>
    </Page>
  )
}
