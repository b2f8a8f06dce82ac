import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { AccountCard } from './account-card.tsx'
import { useEndSessionOfUserMutation, useEndSessionsOfUserMutation, useListSessionsOfUserQuery } from './account.api.ts'
import { FetchedSessions, useEndingSessions } from './ending-sessions.tsx'
import { SessionList } from './session-list.tsx'
import { Paragraph } from './account.styles.ts'

/** Where somebody is signed in, for administrators who may change them. */
export function UserSessions({ userId }: { userId: number }) {
  const params = { userId }
  const fetched = useListSessionsOfUserQuery({ params }, { refetchOnMountOrArgChange: true })
  const [end, ending] = useEndSessionOfUserMutation()
  const [endAll, endingAll] = useEndSessionsOfUserMutation()
  const finish = useEndingSessions()
  const isBusy = ending.isLoading || endingAll.isLoading

  const isAnywhere = (fetched.data ?? []).length > 0
  return (
    <AccountCard
      title={t('account.sessions.ofUser')}
      action={
        isAnywhere && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => void finish(endAll({ params }), t('account.sessions.endedAll'))}
          >
            {t('account.sessions.endAll')}
          </Button>
        )
      }
    >
      <FetchedSessions fetched={fetched}>
        {(sessions) =>
          sessions.length === 0 ? (
            <Paragraph>{t('account.sessions.nowhere')}</Paragraph>
          ) : (
            <SessionList
              sessions={sessions}
              isBusy={isBusy}
              onEnd={({ id: sessionId }) =>
                void finish(end({ params: { userId, sessionId } }), t('account.sessions.ended'))
              }
            />
          )
        }
      </FetchedSessions>
    </AccountCard>
  )
}
