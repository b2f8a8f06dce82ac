import { LoadingScreen } from '@isomorph/ui'
import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { usePageTitle } from '../../screen/page-title.ts'
import { forgetLockdownCookies } from './lockdown-cookies.ts'
import { useCheckLockdownMutation } from './lockdown.api.ts'
import { readProof } from './proof.ts'
import { isSafeExamBrowser } from './safe-exam-browser.ts'

/** …/ldb-check: proves that this is the lockdown browser, and goes on to the assessment. A refusal leads to the error screen. */
export function LockdownCheckPage() {
  usePageTitle('LockDown Browser')
  const { groupId = '', groupAssessmentId = '' } = useParams()
  const navigate = useNavigate()
  const [check] = useCheckLockdownMutation()
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const prove = async () => {
      const proof = await readProof()
      const { error } = await check({ params: { groupAssessmentId: Number(groupAssessmentId) }, body: proof })
      if (!error) await navigate(`/courses/${groupId}/groupAssignments/${groupAssessmentId}`, { replace: true })
      // An ordinary browser that was led here keeps its navigation bar.
      else if (!isSafeExamBrowser()) forgetLockdownCookies()
    }
    void prove()
  }, [check, groupAssessmentId, groupId, navigate])
  return <LoadingScreen />
}
