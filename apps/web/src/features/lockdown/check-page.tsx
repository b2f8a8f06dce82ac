import { challengeName, lockdownNames } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { LoadingScreen } from '@isomorph/ui'
import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useNotify, useUserInfo } from '../../data/index.ts'
import { displayName } from '../../entities/person/names.ts'
import { usePageTitle } from '../../screen/page-title.ts'
import { forgetLockdownCookies, writeLockdownCookies } from '../../session/lockdown-cookies.ts'
import { useCheckLockdownMutation, useCreateLockdownChallengeMutation } from '../../entities/lockdown/lockdown.api.ts'
import { challengeOfPage, checkPathOf, readProof, responseOfPage } from './proof.ts'
import { lockDownBrowser } from '../../entities/lockdown/names.ts'
import { isSafeExamBrowser } from '../../entities/lockdown/safe-exam-browser.ts'

function useProve(groupId: string, groupAssessmentId: string): () => Promise<void> {
  const navigate = useNavigate()
  const [createChallenge] = useCreateLockdownChallengeMutation()
  const [check] = useCheckLockdownMutation()
  const params = { groupAssessmentId: Number(groupAssessmentId) }
  return async () => {
    const challenge = challengeOfPage()
    if (challenge === undefined && responseOfPage() === undefined && isSafeExamBrowser()) {
      const { data } = await createChallenge({ params })
      // Loaded, and not only shown: the keys belong to the address that a page is loaded from.
      if (data) window.location.replace(`${checkPathOf(groupId, groupAssessmentId)}?${challengeName}=${data.challenge}`)
      return
    }
    const query = challenge === undefined ? {} : { challenge }
    const { error } = await check({ params, query, body: await readProof() })
    // Signing out forgets it, and somebody may sign in again in here.
    if (!error && isSafeExamBrowser()) writeLockdownCookies(`?${lockdownNames.isLockdownBrowser}=1`)
    if (!error) await navigate(`/courses/${groupId}/groupAssignments/${groupAssessmentId}`, { replace: true })
    // An ordinary browser that was led here keeps its navigation bar.
    else if (!isSafeExamBrowser()) forgetLockdownCookies()
  }
}

/** A link to the start address for Respondus may have come from somebody else: it says whose account this is. */
function useNameOfSignedIn(): void {
  const notify = useNotify()
  const person = useUserInfo()
  const name = person && displayName(person)
  useEffect(() => {
    if (name === undefined || responseOfPage() === undefined) return
    notify('INFO', t('lockdown.signedInAs', { name }))
  }, [name, notify])
}

/** …/ldb-check: proves that this is the lockdown browser, and goes on to the assessment. A refusal leads to the error screen. */
export function LockdownCheckPage() {
  usePageTitle(lockDownBrowser)
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const prove = useProve(groupId, groupAssessmentId)
  useNameOfSignedIn()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void prove()
  })
  return <LoadingScreen />
}
