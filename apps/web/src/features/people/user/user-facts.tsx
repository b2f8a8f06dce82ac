import type { UserDetail } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { CopyButton } from '@isomorph/ui'
import { globalRoleNames } from '../role-names.ts'
import { Facts, UserCard } from './user-card.tsx'

/** Names, identifiers and roles. */
export function UserFacts({ user }: { user: UserDetail }) {
  return (
    <UserCard title={t('people.user.person')}>
      <Facts>
        <dt>{t('people.column.firstName')}</dt>
        <dd>{user.firstName || t('people.user.unknown')}</dd>
        <dt>{t('people.column.lastName')}</dt>
        <dd>{user.lastName || t('people.user.unknown')}</dd>
        <dt>{t('people.column.email')}</dt>
        <dd>
          {user.email} <CopyButton text={user.email} label={t('people.user.copy')} />
        </dd>
        <dt>{t('people.user.userName')}</dt>
        <dd>{user.userName}</dd>
        <dt>{t('people.column.id')}</dt>
        <dd>{user.id}</dd>
        <dt>{t('people.column.uid')}</dt>
        <dd>{user.uid || t('people.user.unknown')}</dd>
        <dt>{t('people.column.puid')}</dt>
        <dd>{user.puid || t('people.user.unknown')}</dd>
        <dt>{t('people.column.roles')}</dt>
        <dd>{globalRoleNames(user) || t('people.user.noRoles')}</dd>
      </Facts>
    </UserCard>
  )
}
