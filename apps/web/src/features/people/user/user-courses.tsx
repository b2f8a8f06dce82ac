import { nameOfBaseRole } from '@isomorph/access'
import type { UserDetail } from '@isomorph/contract'
import Link from '@mui/material/Link'
import { Entries, UserCard } from './user-card.tsx'

/** Where somebody takes part, and as what. */
export function UserCourses({ user }: { user: UserDetail }) {
  return (
    <UserCard title="Courses" none={user.courses.length === 0 && 'In no course.'}>
      <Entries>
        {user.courses.map(({ groupId, name, term, isDeleted, roles }) => (
          <li key={groupId}>
            <span>
              {isDeleted ? name : <Link href={`/courses/${groupId}`}>{name}</Link>}{' '}
              <small>{[term, isDeleted ? 'deleted' : ''].filter(Boolean).join(' · ')}</small>
            </span>
            <span>
              {roles
                .map(({ role, isExternal }) => `${nameOfBaseRole(role)}${isExternal ? ' (synced)' : ''}`)
                .join(', ')}
            </span>
          </li>
        ))}
      </Entries>
    </UserCard>
  )
}
