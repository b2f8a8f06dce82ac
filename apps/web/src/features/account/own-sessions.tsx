import type { Session } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useUserInfo } from '../../data/hooks.ts'
import { AccountCard } from './account-card.tsx'
import { useEndOtherSessionsMutation, useEndOwnSessionMutation, useListOwnSessionsQuery } from './account.api.ts'
import { FetchedSessions, useEndingSessions } from './ending-sessions.tsx'
import { SessionList } from './session-list.tsx'

/** Where one is signed in oneself. */
export function OwnSessions() {
  const fetched = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [end, ending] = useEndOwnSessionMutation()
  const [endOthers, endingOthers] = useEndOtherSessionsMutation()
  const isImpersonated = useUserInfo()?.isImpersonated ?? true
  const finish = useEndingSessions()
  const isBusy = ending.isLoading || endingOthers.isLoading

  const endOne = ({ id: sessionId }: Session) =>
    void finish(end({ params: { sessionId } }), t('account.sessions.ended'))
  const hasOthers = (fetched.data ?? []).some(({ isHere }) => !isHere)
  return (
    <AccountCard
      title={t('account.sessions.own')}
      action={
        hasOthers &&
        !isImpersonated && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void finish(endOthers(undefined), t('account.sessions.endedOthers'))}
          >
            {t('account.sessions.endOthers')}
          </Button>
        )
      }
    >
      <FetchedSessions fetched={fetched}>
        {(sessions) => (
          <SessionList sessions={sessions} isBusy={isBusy} {...(isImpersonated ? {} : { onEnd: endOne })} />
        )}
      </FetchedSessions>
    </AccountCard>
  )
}
