import { globalRoles, mayChangeGlobalRole } from '@isomorph/access'
import type { UserDetail, UserRole } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { ErrorPanel, TableSkeleton } from '@isomorph/ui'
import { courseRefusalOf } from '../../../entities/course-refusal/refusal.ts'
import { useUserInfo } from '../../../data/hooks.ts'
import { UserFrame } from '../user/user-frame.tsx'
import { RoleRow } from './role-row.tsx'
import { useListRolesOfUserQuery } from './user-roles.api.ts'
import { RoleList, RolesCard } from './roles.styles.ts'

function titleOf(name: string): string {
  return t('people.user.rolesOf', { name })
}

/** /users/{userId}/roles */
export function RolesOfUserPage() {
  return <UserFrame titleOf={titleOf}>{(user) => <Roles user={user} />}</UserFrame>
}

function Roles({ user }: { user: UserDetail }) {
  const { currentData: held, error, refetch } = useListRolesOfUserQuery({ params: { userId: user.id } })
  if (error && !held) return <ErrorPanel error={courseRefusalOf(error)} onRetry={() => void refetch()} />
  if (!held) return <TableSkeleton rows={6} />
  return <RoleRows user={user} held={held} />
}

function RoleRows({ user, held }: { user: UserDetail; held: readonly UserRole[] }) {
  const ownRoles = (useUserInfo()?.roles ?? []).map(({ role }) => role)
  return (
    <RolesCard>
      <RoleList aria-label={t('people.column.roles')}>
        {globalRoles.map((role) => (
          <RoleRow
            key={role}
            user={user}
            role={role}
            held={held.find((each) => each.role === role)}
            mayChange={mayChangeGlobalRole(ownRoles, role)}
          />
        ))}
      </RoleList>
    </RolesCard>
  )
}
