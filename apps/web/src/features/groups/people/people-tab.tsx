import type { AccommodatedPerson, Group, GroupUser } from '@isomorph/contract'
import { Button, type Column, DataTable, EmptyState, ErrorPanel, Icon, SearchField } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { useAppSelector, useIsAllowed, useTimeZone } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { counted } from '../../../numbers/counts.ts'
import { listedName, sortPeople } from '../../../entities/person/names.ts'
import { useListGroupUsersQuery } from '../../../entities/group/courses.api.ts'
import { AccommodationsButton, effectiveGrants, useListAccommodationsQuery } from '../../accommodations/index.ts'
import { RoleChips } from './role-chips.tsx'
import { matchesPerson } from './matches-person.ts'
import { lazyPart } from '../../../screen/load-screen.ts'
import { PeopleActions, PeopleBar, PeopleCard, PeopleCount, PersonLine } from './people.styles.ts'

const AddGroupUsersDialog = lazyPart(async () => (await import('./add-group-users-dialog.tsx')).AddGroupUsersDialog)

/** What a student has, as the way to it; whoever has nothing shows an empty button. */
function Granted({
  group,
  person,
  people,
}: {
  group: Group
  person: GroupUser
  people: readonly AccommodatedPerson[]
}) {
  const timeZone = useTimeZone()
  if (!person.roles.some(({ role }) => role === 'GroupLearner')) return null
  const scopes = people.find(({ person: { id } }) => id === person.id)?.scopes ?? []
  // Those of single assessments stand with their results.
  const words = effectiveGrants(
    scopes.filter(({ scope }) => scope !== 'assessment'),
    timeZone,
  ).map((grant) => grant.words)
  return <AccommodationsButton person={person} groupId={group.id} label={words.join(', ') || 'None'} />
}

function columnsOf(
  group: Group,
  canModify: boolean,
  accommodated: readonly AccommodatedPerson[] | undefined,
): readonly Column<GroupUser>[] {
  const granted: Column<GroupUser> = {
    key: 'accommodations',
    isLabelled: true,
    label: 'Accommodations',
    render: (person) => accommodated && <Granted group={group} person={person} people={accommodated} />,
  }
  return [
    {
      key: 'name',
      label: 'Name',
      width: '32%',
      render: (person) => <PersonLine>{listedName(person)}</PersonLine>,
    },
    { key: 'email', label: 'E-mail', render: ({ email }) => email },
    {
      key: 'roles',
      label: 'Role',
      render: (person) => <RoleChips group={group} person={person} canModify={canModify} />,
    },
    ...(accommodated ? [granted] : []),
  ]
}

function countOf(people: readonly GroupUser[]): string {
  const learners = people.filter(({ roles }) => roles.some(({ role }) => role === 'GroupLearner')).length
  const synced = people.filter(({ roles }) => roles.some(({ isExternal }) => isExternal)).length
  const parts = [counted(people.length, 'person', 'people'), counted(learners, 'student', 'students')]
  if (synced > 0) parts.push(`${synced} synced`)
  return parts.join(' · ')
}

function RosterActions({ groupId, onAdd }: { groupId: number; onAdd: () => void }) {
  return (
    <PeopleActions>
      <Button variant="outlined" href={`/courses/${groupId}/people/import`}>
        Import people
      </Button>
      <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={onAdd}>
        Add people
      </Button>
    </PeopleActions>
  )
}

/** The roster of a course. */
export function PeopleTab({ group }: { group: Group }) {
  const { data, error, refetch } = useListGroupUsersQuery({ query: { groupId: group.id } })
  const canModify = useIsAllowed('GroupUserRoleModify', { entity: group })
  const granted = useListAccommodationsQuery({ query: { groupId: group.id } })
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const [keywords, setKeywords] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  if (error && !data) return <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
  const rows = data && sortPeople(data.filter((person) => matchesPerson(person, keywords)))
  return (
    <>
      <PeopleBar>
        <SearchField label="Search people" value={keywords} onChange={setKeywords} />
        {data && <PeopleCount>{countOf(data)}</PeopleCount>}
        {canModify && <RosterActions groupId={group.id} onAdd={() => setIsAdding(true)} />}
      </PeopleBar>
      <PeopleCard>
        <DataTable
          label="People in this course"
          columns={columnsOf(group, canModify, granted.data?.people)}
          rows={rows}
          nameOf={(person) => person.email}
          isCompact={isCompact}
          empty={
            <EmptyState picture={keywords ? 'search' : 'people'}>
              {keywords ? 'Nobody matches this search.' : 'Nobody is in this course yet.'}
            </EmptyState>
          }
        />
      </PeopleCard>
      {isAdding && (
        <Suspense>
          <AddGroupUsersDialog group={group} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
