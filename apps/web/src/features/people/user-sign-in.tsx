import type { UserDetail } from '@isomorph/contract'
import { useTimeZone } from '../../data/hooks.ts'
import { formatDay, formatMoment } from '../../dates/dates.ts'
import { Facts, UserCard } from './user-card.tsx'

/** How and when somebody comes in. */
export function UserSignIn({ user }: { user: UserDetail }) {
  const timeZone = useTimeZone()
  return (
    <UserCard title="Sign-in">
      <Facts>
        <dt>Last signed in</dt>
        <dd>{user.lastSignedInAt ? formatMoment(user.lastSignedInAt, timeZone) : 'Never'}</dd>
        <dt>Known since</dt>
        <dd>{formatDay(user.createdAt, timeZone)}</dd>
        <dt>Password</dt>
        <dd>{user.hasPassword ? 'Set' : 'None'}</dd>
        {user.signInProviders.map(({ provider, subject }) => (
          <Provider key={`${provider} ${subject}`} provider={provider} subject={subject} />
        ))}
      </Facts>
    </UserCard>
  )
}

function Provider({ provider, subject }: { provider: string; subject: string }) {
  return (
    <>
      <dt>{provider}</dt>
      <dd>{subject}</dd>
    </>
  )
}
