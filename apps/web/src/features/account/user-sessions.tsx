import { Button, ErrorPanel, TableSkeleton } from '@isomorph/ui'
import { useNotify } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { AccountCard } from './account-card.tsx'
import { useEndSessionOfUserMutation, useEndSessionsOfUserMutation, useListSessionsOfUserQuery } from './account.api.ts'
import { SessionList } from './session-list.tsx'
import { Paragraph } from './account.styles.ts'

/** Where somebody is signed in, for administrators who may change them. */
export function UserSessions({ userId }: { userId: number }) {
  const params = { userId }
  const { data: sessions, error, refetch } = useListSessionsOfUserQuery({ params }, { refetchOnMountOrArgChange: true })
  const [end, ending] = useEndSessionOfUserMutation()
  const [endAll, endingAll] = useEndSessionsOfUserMutation()
  const notify = useNotify()
  const isBusy = ending.isLoading || endingAll.isLoading

  function tell(outcome: { error?: unknown }, done: string) {
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else notify('SUCCESS', done)
  }
  const isAnywhere = sessions !== undefined && sessions.length > 0
  return (
    <AccountCard
      title="Where they are signed in"
      action={
        isAnywhere && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void endAll({ params }).then((outcome) => tell(outcome, 'Logged out everywhere'))}
          >
            Log out everywhere
          </Button>
        )
      }
    >
      {error && !sessions ? (
        <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
      ) : isAnywhere ? (
        <SessionList
          sessions={sessions}
          isBusy={isBusy}
          onEnd={({ id: sessionId }) =>
            void end({ params: { userId, sessionId } }).then((outcome) => tell(outcome, 'Logged out there'))
          }
        />
      ) : sessions ? (
        <Paragraph>Nowhere at the moment.</Paragraph>
      ) : (
        <TableSkeleton rows={2} />
      )}
    </AccountCard>
  )
}
