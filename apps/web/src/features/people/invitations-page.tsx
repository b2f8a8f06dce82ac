import { invitationStates, type Invitation, type InvitationState } from '@isomorph/contract'
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
import { useAppSelector, useNotify, useTimeZone } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
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

const looks: Readonly<Record<InvitationState, { readonly label: string; readonly tone: Tone }>> = {
  sending: { label: 'On its way', tone: 'neutral' },
  sent: { label: 'Sent', tone: 'primary' },
  accepted: { label: 'Accepted', tone: 'success' },
  expired: { label: 'Expired', tone: 'warning' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
}

const tabs = [
  { value: '', label: 'All' },
  ...invitationStates.map((state) => ({ value: state, label: looks[state].label })),
] as const

type Row = Invitation & { readonly id: number }

function columnsOf(timeZone: string): readonly Column<Row>[] {
  return [
    { key: 'name', label: 'Name', width: '24%', render: ({ user }) => listedName(user) },
    { key: 'email', label: 'E-mail', width: '28%', render: ({ user }) => user.email },
    {
      key: 'state',
      label: 'State',
      render: ({ state }) => <StatusChip tone={looks[state].tone} label={looks[state].label} />,
    },
    {
      key: 'sent',
      label: 'Sent',
      isWideOnly: true,
      render: ({ sentAt }) => (sentAt ? formatMoment(sentAt, timeZone) : 'Not yet'),
    },
    {
      key: 'expires',
      label: 'Counts until',
      isWideOnly: true,
      render: ({ expiresAt }) => formatDay(expiresAt, timeZone),
    },
    { key: 'by', label: 'Invited by', isWideOnly: true, render: ({ invitedBy }) => displayName(invitedBy) },
  ]
}

function InvitationMenu({ row }: { row: Row }) {
  const [send] = useSendInvitationMutation()
  const [withdraw] = useWithdrawInvitationMutation()
  const notify = useNotify()
  const params = { userId: row.user.id }
  async function act(outcome: Promise<{ error?: unknown }>, done: string) {
    const { error } = await outcome
    if (error) notify('ERROR', requestErrorOf(error).detail)
    else notify('SUCCESS', done)
  }
  if (row.state === 'accepted') return null
  const again = {
    label: 'Send again',
    icon: 'refresh',
    onSelect: () => void act(send({ params }), `The invitation is on its way to ${row.user.email}`),
  } as const
  const back = {
    label: 'Withdraw',
    icon: 'trash',
    isDestructive: true,
    onSelect: () => void act(withdraw({ params }), 'The invitation was withdrawn'),
  } as const
  return <RowMenu name={displayName(row.user)} actions={row.state === 'withdrawn' ? [again] : [again, back]} />
}

function actionsOf(row: Row) {
  return <InvitationMenu row={row} />
}

function NoInvitations({ isSearching }: { isSearching: boolean }) {
  return (
    <EmptyState picture={isSearching ? 'search' : 'people'}>
      {isSearching ? 'No invitation matches this search.' : 'Nobody has been invited yet.'}
    </EmptyState>
  )
}

interface StateTabsProps {
  readonly state: (typeof invitationStates)[number] | undefined
  readonly onChange: (tab: string) => void
}

function StateTabs({ state, onChange }: StateTabsProps) {
  return (
    <ListTabs label="Which invitations" tabs={tabs} value={state ?? ''} panelId="invitation-list" onChange={onChange} />
  )
}

/** /users/invitations */
export function InvitationsPage() {
  usePageTitle('Invitations')
  const search = useListSearch('invitations')
  const { keywords, page, pageSize, tab } = search.state
  const state = invitationStates.find((each) => each === tab)
  const fetched = useListInvitationsQuery({ query: { keywords, page, pageSize, ...(state ? { state } : {}) } })
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const timeZone = useTimeZone()
  return (
    <Page>
      <PageHeader title="Invitations" breadcrumbs={[{ label: 'Users', href: '/users' }]} />
      <ListFrame
        searchLabel="Search invitations"
        search={search}
        fetched={fetched}
        panelId="invitation-list"
        tabs={<StateTabs state={state} onChange={(tab) => search.change({ tab })} />}
      >
        <DataTable
          label="Invitations"
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
