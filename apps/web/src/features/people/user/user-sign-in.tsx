import type { UserDetail } from '@isomorph/contract'
import { Button, StatusChip } from '@isomorph/ui'
import { useIsAllowed, useNotify, useTimeZone, useUserInfo } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { formatDay, formatMoment } from '../../../dates/dates.ts'
import { DisableAccountButton, EndSecondFactorButton, SendPasswordLinkButton } from '../../account/index.ts'
import { useSendInvitationMutation } from '../../../entities/person/people.api.ts'
import { Facts, UserCard } from './user-card.tsx'

/** How and when somebody comes in. */
export function UserSignIn({ user }: { user: UserDetail }) {
  const timeZone = useTimeZone()
  const isInReach = useIsAllowed('UserUpdateAny') && !user.isMightier && user.erasedAt === null
  const mayUpdate = isInReach && !user.isDisabled
  const ownId = useUserInfo()?.id
  const mayDisable = isInReach && user.id !== ownId
  return (
    <UserCard title="Sign-in">
      <Facts>
        {(user.isDisabled || mayDisable) && (
          <>
            <dt>Account</dt>
            <dd>
              {user.isDisabled ? <StatusChip icon="lock" label="Disabled" /> : 'Open'}{' '}
              {user.isDisabled && 'Nobody can sign in to it. '}
              {mayDisable && <DisableAccountButton account={user} />}
            </dd>
          </>
        )}
        <dt>Last signed in</dt>
        <dd>{user.lastSignedInAt ? formatMoment(user.lastSignedInAt, timeZone) : 'Never'}</dd>
        <dt>Known since</dt>
        <dd>{formatDay(user.createdAt, timeZone)}</dd>
        <dt>Password</dt>
        <dd>
          {user.hasPassword ? 'Set' : 'None'} {mayUpdate && <WayIn user={user} />}
        </dd>
        {user.hasSecondFactor && (
          <>
            <dt>Second factor</dt>
            <dd>Set {mayUpdate && <EndSecondFactorButton userId={user.id} />}</dd>
          </>
        )}
        {user.signInProviders.map(({ provider, name, subject }) => (
          <Provider key={`${provider} ${subject}`} name={name ?? provider} subject={subject} />
        ))}
      </Facts>
    </UserCard>
  )
}

/** A letter that lets somebody in: an invitation before they first came, a link to a password afterwards. */
function WayIn({ user }: { user: UserDetail }) {
  const [send, { isLoading }] = useSendInvitationMutation()
  const notify = useNotify()
  const isIn = user.hasPassword || user.lastSignedInAt !== null || user.signInProviders.length > 0
  if (isIn) return <SendPasswordLinkButton userId={user.id} email={user.email} />
  async function sendNow() {
    const outcome = await send({ params: { userId: user.id } })
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else notify('SUCCESS', `The invitation is on its way to ${user.email}`)
  }
  return (
    <Button size="small" variant="outlined" disabled={isLoading} onClick={() => void sendNow()}>
      Send an invitation
    </Button>
  )
}

function Provider({ name, subject }: { name: string; subject: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{subject}</dd>
    </>
  )
}
