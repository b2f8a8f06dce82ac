import { personalDataCalls, type UserDetail } from '@isomorph/contract'
import { Button, ErrorPanel, SkeletonBar } from '@isomorph/ui'
import { useState } from 'react'
import { useIsAllowed, useNotify, useTimeZone, useUserInfo } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
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
    return error ? <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} /> : <SkeletonBar />
  async function ask() {
    const outcome = await request({ params })
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
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
        Erase this person
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
      <UserCard title="Personal data">
        <UserNote>{`This person was erased on ${formatDay(user.erasedAt, timeZone)}. Marks stay under this number.`}</UserNote>
      </UserCard>
    )
  return (
    <UserCard title="Personal data">
      <UserNote>
        A file with everything that is stored about the person, for them: the same that they can download in their
        account. It holds marks and comments as far as they are released to them.
      </UserNote>
      <FileOfUser userId={user.id} />
      {user.id !== ownId && <EraseButton user={user} />}
    </UserCard>
  )
}
