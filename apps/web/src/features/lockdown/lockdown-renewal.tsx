import { lockdownCalls, type LockdownKind, type ResultOf } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { markRenewed, sendWithRetry } from '../../data/base-query.ts'
import { requestOf } from '../../data/endpoints.ts'
import type { ApiRequest, RequestError } from '../../data/request.ts'
import { store } from '../../data/store.ts'
import { inParts } from '../../messages/in-parts.tsx'
import { keepMark } from './keep-mark.ts'
import { RenewalRoom } from './lockdown.styles.ts'
import { checkPathOf, lastProof } from './proof.ts'

interface LockdownRenewalProps {
  readonly kind: Exclude<LockdownKind, 'none'>
  readonly groupId: string
  readonly groupAssessmentId: number
}

type Sent<Result> = { data: Result; error?: undefined } | { data: undefined; error: RequestError }

/** Not by an endpoint: a refusal of an endpoint leads to the error screen, and this one is told on the page. */
async function send<Result>(request: ApiRequest): Promise<Sent<Result>> {
  const api = { signal: new AbortController().signal, dispatch: store.dispatch }
  const { data, error } = await sendWithRetry(request, api, { noRetry: true })
  return error ? { data: undefined, error } : { data: data as Result }
}

/** The challenge of Respondus is that of the launch; Safe Exam Browser gets a new one for each check. */
async function createChallenge({
  kind,
  groupAssessmentId,
}: LockdownRenewalProps): Promise<Sent<{ challenge?: string }>> {
  if (kind === 'respondus') return { data: {} }
  const request = requestOf(lockdownCalls.createLockdownChallenge, { params: { groupAssessmentId } })
  return await send<ResultOf<typeof lockdownCalls.createLockdownChallenge>>(request)
}

async function checkAgain(props: LockdownRenewalProps) {
  const { groupId, groupAssessmentId } = props
  const path = checkPathOf(groupId, groupAssessmentId)
  const { data: query, error } = await createChallenge(props)
  if (error) return { error }
  // Versions that send headers need no more than the address.
  const body = lastProof(path) ?? { url: new URL(path, window.location.origin).href }
  const request = requestOf(lockdownCalls.checkLockdown, { params: { groupAssessmentId }, query, body })
  const checked = await send<ResultOf<typeof lockdownCalls.checkLockdown>>(request)
  return checked.error ? { error: checked.error } : { renewAfterSeconds: checked.data.renewAfterSeconds }
}

/** Keeps the mark of this session while the page is open, and says where it is lost. */
export function LockdownRenewal({ kind, groupId, groupAssessmentId }: LockdownRenewalProps) {
  const [refusal, setRefusal] = useState<RequestError | null>(null)
  useEffect(
    () =>
      keepMark({
        groupAssessmentId,
        check: async () => checkAgain({ kind, groupId, groupAssessmentId }),
        onRefusal: (error) => {
          setRefusal(error)
          if (error === null) store.dispatch(markRenewed(groupAssessmentId))
        },
      }),
    [kind, groupAssessmentId, groupId],
  )
  if (refusal === null) return null
  return (
    <RenewalRoom>
      <MessageBand tone="warning" role="alert">
        {inParts('lockdown.renewal.refused', {
          title: refusal.title,
          next:
            kind === 'safeExamBrowser' ? (
              <Link href={checkPathOf(groupId, groupAssessmentId)}>{t('lockdown.renewal.checkAgain')}</Link>
            ) : (
              t('lockdown.renewal.openAgain')
            ),
        })}
      </MessageBand>
    </RenewalRoom>
  )
}
