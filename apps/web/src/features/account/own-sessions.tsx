import { Button, ErrorPanel, TableSkeleton } from '@isomorph/ui'
import { useNotify, useUserInfo } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { AccountCard } from './account-card.tsx'
import { useEndOtherSessionsMutation, useEndOwnSessionMutation, useListOwnSessionsQuery } from './account.api.ts'
import { SessionList } from './session-list.tsx'

/** Where one is signed in oneself. */
export function OwnSessions() {
  const { data: sessions, error, refetch } = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [end, ending] = useEndOwnSessionMutation()
  const [endOthers, endingOthers] = useEndOtherSessionsMutation()
  const isImpersonated = useUserInfo()?.isImpersonated ?? true
  const notify = useNotify()
  const isBusy = ending.isLoading || endingOthers.isLoading

  async function endOne(sessionId: number) {
    const outcome = await end({ params: { sessionId } })
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else notify('SUCCESS', 'Logged out there')
  }
  async function endAllOthers() {
    const outcome = await endOthers(undefined)
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else notify('SUCCESS', 'Logged out everywhere else')
  }
  const hasOthers = (sessions ?? []).some(({ isHere }) => !isHere)
  return (
    <AccountCard
      title="Where you are signed in"
      action={
        hasOthers &&
        !isImpersonated && (
          <Button variant="outlined" disabled={isBusy} onClick={() => void endAllOthers()}>
            Log out everywhere else
          </Button>
        )
      }
    >
      {error && !sessions ? (
        <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
      ) : sessions ? (
        <SessionList
          sessions={sessions}
          isBusy={isBusy}
          {...(isImpersonated ? {} : { onEnd: ({ id }) => void endOne(id) })}
        />
      ) : (
        <TableSkeleton rows={2} />
      )}
    </AccountCard>
  )
}
