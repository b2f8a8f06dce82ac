import type { AccommodatedPerson, Group, GroupUser } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, type Column, DataTable, EmptyState, ErrorPanel, Icon, SearchField } from '@isomorph/ui'
import { Suspense, useState } from 'react'
import { courseRefusalOf } from '../../../entities/course-refusal/refusal.ts'
import { useAppSelector, useIsAllowed, useTimeZone } from '../../../data/hooks.ts'

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
  return (
    <AccommodationsButton
      person={person}
      groupId={group.id}
      label={words.join(', ') || t('groups.people.noAccommodations')}
    />
  )
}

function columnsOf(
  group: Group,
  canModify: boolean,
  accommodated: readonly AccommodatedPerson[] | undefined,
): readonly Column<GroupUser>[] {
  const granted: Column<GroupUser> = {
    key: 'accommodations',
    isLabelled: true,
    label: t('groups.people.accommodations'),
    render: (person) => accommodated && <Granted group={group} person={person} people={accommodated} />,
  }
  return [
    {
      key: 'name',
      label: t('groups.fields.name'),
      width: '32%',
      render: (person) => <PersonLine>{listedName(person)}</PersonLine>,
    },
    { key: 'email', label: t('groups.people.email'), render: ({ email }) => email },
    {
      key: 'roles',
      label: t('groups.people.role'),
      render: (person) => <RoleChips group={group} person={person} canModify={canModify} />,
    },
    ...(accommodated ? [granted] : []),
  ]
}

function countOf(people: readonly GroupUser[]): string {
  const learners = people.filter(({ roles }) => roles.some(({ role }) => role === 'GroupLearner')).length
  const synced = people.filter(({ roles }) => roles.some(({ isExternal }) => isExternal)).length
  const parts = [t('groups.people.count', { count: people.length }), t('groups.people.students', { count: learners })]
  if (synced > 0) parts.push(t('groups.people.synced.count', { count: synced }))
  return parts.join(' · ')
}

function RosterActions({ groupId, onAdd }: { groupId: number; onAdd: () => void }) {
  return (
    <PeopleActions>
      <Button variant="outlined" href={`/courses/${groupId}/people/import`}>
        {t('groups.people.import')}
      </Button>
      <Button variant="contained" startIcon={<Icon name="add" size={18} />} onClick={onAdd}>
        {t('groups.people.add')}
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
  if (error && !data) return <ErrorPanel error={courseRefusalOf(error)} onRetry={() => void refetch()} />
  const rows = data && sortPeople(data.filter((person) => matchesPerson(person, keywords)))
  return (
    <>
      <PeopleBar>
        <SearchField label={t('groups.people.search')} value={keywords} onChange={setKeywords} />
        {data && <PeopleCount>{countOf(data)}</PeopleCount>}
        {canModify && <RosterActions groupId={group.id} onAdd={() => setIsAdding(true)} />}
      </PeopleBar>
      <PeopleCard>
        <DataTable
          label={t('groups.people.label')}
          columns={columnsOf(group, canModify, granted.data?.people)}
          rows={rows}
          nameOf={(person) => person.email}
          isCompact={isCompact}
          empty={
            <EmptyState picture={keywords ? 'search' : 'people'}>
              {keywords ? t('groups.people.noneFound') : t('groups.people.none')}
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
