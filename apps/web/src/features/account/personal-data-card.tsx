import { personalDataCalls } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { ErrorPanel, SkeletonBar } from '@isomorph/ui'
import { useNotify, useUserInfo } from '../../data/hooks.ts'
import { refusalOf } from '../../entities/sign-in-refusal/refusal.ts'
import {
  useGetOwnPersonalDataQuery,
  useRequestOwnPersonalDataMutation,
} from '../../entities/personal-data/personal-data.api.ts'
import { PersonalDataFile, personalDataPollMs } from '../../entities/personal-data/personal-data-file.tsx'
import { useState } from 'react'
import { AccountCard } from './account-card.tsx'
import { Paragraph } from './account.styles.ts'

const place = {
  path: personalDataCalls.downloadOwnPersonalData.path,
  params: {},
  fileName: 'my-data.json',
}

function OwnFile() {
  const notify = useNotify()
  const [isPolled, setIsPolled] = useState(false)
  const {
    data: file,
    error,
    refetch,
  } = useGetOwnPersonalDataQuery(undefined, {
    pollingInterval: isPolled ? personalDataPollMs : 0,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  })
  const [request, requesting] = useRequestOwnPersonalDataMutation()
  const isWaiting = file?.state === 'waiting'
  if (isPolled !== isWaiting) setIsPolled(isWaiting)
  if (!file) return error ? <ErrorPanel error={refusalOf(error)} onRetry={() => void refetch()} /> : <SkeletonBar />
  async function ask() {
    const outcome = await request(undefined)
    if (outcome.error) notify('ERROR', refusalOf(outcome.error).detail)
  }
  return <PersonalDataFile file={file} place={place} isBusy={requesting.isLoading} onRequest={() => void ask()} />
}

/** Everything about oneself, to keep or to take elsewhere. */
export function PersonalDataCard() {
  const isImpersonated = useUserInfo()?.isImpersonated ?? true
  return (
    <AccountCard title={t('account.data.title')}>
      <Paragraph>{t('account.data.explain')}</Paragraph>
      {isImpersonated ? <Paragraph>{t('account.data.onlySelf')}</Paragraph> : <OwnFile />}
    </AccountCard>
  )
}
