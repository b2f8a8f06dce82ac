import type { UserDetail } from '@isomorph/contract'
import { CopyButton } from '@isomorph/ui'
import { globalRoleNames } from '../role-names.ts'
import { Facts, UserCard } from './user-card.tsx'

/** Names, identifiers and roles. */
export function UserFacts({ user }: { user: UserDetail }) {
  return (
    <UserCard title="Person">
      <Facts>
        <dt>First name</dt>
        <dd>{user.firstName || 'N/A'}</dd>
        <dt>Last name</dt>
        <dd>{user.lastName || 'N/A'}</dd>
        <dt>E-mail</dt>
        <dd>
          {user.email} <CopyButton text={user.email} label="Copy" />
        </dd>
        <dt>User name</dt>
        <dd>{user.userName}</dd>
        <dt>Id</dt>
        <dd>{user.id}</dd>
        <dt>UID</dt>
        <dd>{user.uid || 'N/A'}</dd>
        <dt>PUID</dt>
        <dd>{user.puid || 'N/A'}</dd>
        <dt>Roles</dt>
        <dd>{globalRoleNames(user) || 'None beyond their courses'}</dd>
      </Facts>
    </UserCard>
  )
}
