import { lockdownCalls, type LockdownKind, type ResultOf } from '@isomorph/contract'
import { MessageBand } from '@isomorph/ui'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { sendWithRetry } from '../../data/base-query.ts'
import { requestOf } from '../../data/endpoints.ts'
import type { RequestError } from '../../data/request.ts'
import { store } from '../../data/store.ts'
import { keepMark } from './keep-mark.ts'
import { checkPathOf, lastProof } from './proof.ts'

interface LockdownRenewalProps {
  readonly kind: Exclude<LockdownKind, 'none'>
  readonly groupId: string
  readonly groupAssessmentId: number
}

/** Not by an endpoint: a refusal of an endpoint leads to the error screen, and this one is told on the page. */
async function checkAgain({ groupId, groupAssessmentId }: LockdownRenewalProps) {
  const path = checkPathOf(groupId, groupAssessmentId)
  // Versions that send headers need no more than the address.
  const body = lastProof(path) ?? { url: new URL(path, window.location.origin).href }
  const request = requestOf(lockdownCalls.checkLockdown, { params: { groupAssessmentId }, body })
  const api = { signal: new AbortController().signal, dispatch: store.dispatch }
  const { data, error } = await sendWithRetry(request, api, { noRetry: true })
  if (error) return { error }
  const { renewAfterSeconds } = data as ResultOf<typeof lockdownCalls.checkLockdown>
  return { renewAfterSeconds }
}

/** Keeps the mark of this session while the page is open, and says where it is lost. */
export function LockdownRenewal({ kind, groupId, groupAssessmentId }: LockdownRenewalProps) {
  const [refusal, setRefusal] = useState<RequestError | null>(null)
  useEffect(
    () => keepMark({ check: async () => checkAgain({ kind, groupId, groupAssessmentId }), onRefusal: setRefusal }),
    [kind, groupAssessmentId, groupId],
  )
  if (refusal === null) return null
  return (
    <MessageBand tone="warning" role="alert">
      {refusal.title}. What you type is kept in this browser and not sent meanwhile.{' '}
      {kind === 'safeExamBrowser' ? (
        <Link href={checkPathOf(groupId, groupAssessmentId)}>Check LockDown Browser again</Link>
      ) : (
        'Close LockDown Browser, and open it again from the start page of the assessment.'
      )}
    </MessageBand>
  )
}
