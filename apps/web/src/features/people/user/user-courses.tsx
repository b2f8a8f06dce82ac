import type { UserDetail } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import Link from '@mui/material/Link'
import { nameOfRole } from '../../../entities/role/role-names.ts'
import { Entries, UserCard } from './user-card.tsx'

function roleWords({ role, isExternal }: UserDetail['courses'][number]['roles'][number]): string {
  return isExternal ? t('people.user.courses.synced', { role: nameOfRole(role) }) : nameOfRole(role)
}

/** Where somebody takes part, and as what. */
export function UserCourses({ user }: { user: UserDetail }) {
  return (
    <UserCard title={t('people.user.courses')} none={user.courses.length === 0 && t('people.user.courses.none')}>
      <Entries>
        {user.courses.map(({ groupId, name, term, isDeleted, roles }) => (
          <li key={groupId}>
            <span>
              {isDeleted ? name : <Link href={`/courses/${groupId}`}>{name}</Link>}{' '}
              <small>{[term, isDeleted ? t('people.user.courses.deleted') : ''].filter(Boolean).join(' · ')}</small>
            </span>
            <span>{roles.map(roleWords).join(', ')}</span>
          </li>
        ))}
      </Entries>
    </UserCard>
  )
}
