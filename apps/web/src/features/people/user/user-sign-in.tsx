import type { UserDetail } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, StatusChip } from '@isomorph/ui'
import { courseRefusalOf } from '../../../entities/course-refusal/refusal.ts'
import { useIsAllowed, useNotify, useTimeZone, useUserInfo } from '../../../data/hooks.ts'
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
    <UserCard title={t('people.user.signIn')}>
      <Facts>
        {(user.isDisabled || mayDisable) && (
          <>
            <dt>{t('people.user.signIn.account')}</dt>
            <dd>
              {user.isDisabled ? (
                <StatusChip icon="lock" label={t('people.user.signIn.disabled')} />
              ) : (
                t('people.user.signIn.open')
              )}{' '}
              {user.isDisabled && `${t('people.user.signIn.disabled.explain')} `}
              {mayDisable && <DisableAccountButton account={user} />}
            </dd>
          </>
        )}
        <dt>{t('people.user.signIn.last')}</dt>
        <dd>{user.lastSignedInAt ? formatMoment(user.lastSignedInAt, timeZone) : t('people.user.signIn.never')}</dd>
        <dt>{t('people.user.signIn.knownSince')}</dt>
        <dd>{formatDay(user.createdAt, timeZone)}</dd>
        <dt>{t('people.user.signIn.password')}</dt>
        <dd>
          {user.hasPassword ? t('people.user.signIn.passwordSet') : t('people.user.signIn.passwordNone')}{' '}
          {mayUpdate && <WayIn user={user} />}
        </dd>
        {user.hasSecondFactor && (
          <>
            <dt>{t('people.user.signIn.factor')}</dt>
            <dd>
              {t('people.user.signIn.factorSet')} {mayUpdate && <EndSecondFactorButton userId={user.id} />}
            </dd>
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
    if (outcome.error) notify('ERROR', courseRefusalOf(outcome.error).detail)
    else notify('SUCCESS', t('people.invitations.onItsWay', { email: user.email }))
  }
  return (
    <Button size="small" variant="outlined" disabled={isLoading} onClick={() => void sendNow()}>
      {t('people.user.signIn.invite')}
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
