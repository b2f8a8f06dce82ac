import { personalDataCalls, type UserDetail } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, ErrorPanel, SkeletonBar } from '@isomorph/ui'
import { useState } from 'react'
import { courseRefusalOf } from '../../../entities/course-refusal/refusal.ts'
import { useIsAllowed, useNotify, useTimeZone, useUserInfo } from '../../../data/hooks.ts'
import {
  useGetPersonalDataQuery,
  useRequestPersonalDataMutation,
} from '../../../entities/personal-data/personal-data.api.ts'
import { PersonalDataFile, personalDataPollMs } from '../../../entities/personal-data/personal-data-file.tsx'
import { formatDay } from '../../../dates/dates.ts'
import { EraseUser } from './erase-user-dialog.tsx'
import { UserCard } from './user-card.tsx'
import { UserNote } from './user.styles.ts'

function FileOfUser({ userId }: { userId: number }) {
  const notify = useNotify()
  const params = { userId }
  const [isPolled, setIsPolled] = useState(false)
  const {
    data: file,
    error,
    refetch,
  } = useGetPersonalDataQuery(
    { params },
    {
      pollingInterval: isPolled ? personalDataPollMs : 0,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const [request, requesting] = useRequestPersonalDataMutation()
  const isWaiting = file?.state === 'waiting'
  if (isPolled !== isWaiting) setIsPolled(isWaiting)
  if (!file)
    return error ? <ErrorPanel error={courseRefusalOf(error)} onRetry={() => void refetch()} /> : <SkeletonBar />
  async function ask() {
    const outcome = await request({ params })
    if (outcome.error) notify('ERROR', courseRefusalOf(outcome.error).detail)
  }
  const place = {
    path: personalDataCalls.downloadPersonalData.path,
    params,
    fileName: `personal-data-${userId}.json`,
  }
  return <PersonalDataFile file={file} place={place} isBusy={requesting.isLoading} onRequest={() => void ask()} />
}

function EraseButton({ user }: { user: UserDetail }) {
  const [isErasing, setIsErasing] = useState(false)
  return (
    <div>
      <Button variant="outlined" color="error" onClick={() => setIsErasing(true)}>
        {t('people.erase.open')}
      </Button>
      {isErasing && <EraseUser user={user} onClose={() => setIsErasing(false)} />}
    </div>
  )
}

/** Everything about somebody, for them; and the end of it. */
export function UserPersonalData({ user }: { user: UserDetail }) {
  const timeZone = useTimeZone()
  const mayUpdate = useIsAllowed('UserUpdateAny')
  const ownId = useUserInfo()?.id
  if (!mayUpdate || user.isMightier) return null
  if (user.erasedAt !== null)
    return (
      <UserCard title={t('people.user.data')}>
        <UserNote>{t('people.user.data.erased', { day: formatDay(user.erasedAt, timeZone) })}</UserNote>
      </UserCard>
    )
  return (
    <UserCard title={t('people.user.data')}>
      <UserNote>{t('people.user.data.explain')}</UserNote>
      <FileOfUser userId={user.id} />
      {user.id !== ownId && <EraseButton user={user} />}
    </UserCard>
  )
}
