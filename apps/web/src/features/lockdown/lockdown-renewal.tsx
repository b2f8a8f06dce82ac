import { useEffect } from 'react'
import { useCheckLockdownMutation } from './lockdown.api.ts'
import { checkPathOf, lastProof } from './proof.ts'

/** Before the first answer says it. */
const firstMilliseconds = 120_000
/** A mark outlives some failed renewals: a network that is gone may come back. */
const retryMilliseconds = 20_000

interface LockdownRenewalProps {
  readonly groupId: string
  readonly groupAssessmentId: number
}

/** Renews the mark of this session while the page is open, and at once when the machine wakes up or the network is back. */
export function LockdownRenewal({ groupId, groupAssessmentId }: LockdownRenewalProps) {
  const [check] = useCheckLockdownMutation()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const path = checkPathOf(groupId, groupAssessmentId)
    const renew = async () => {
      clearTimeout(timer)
      // Versions that send headers need no more than the address.
      const body = lastProof(path) ?? { url: new URL(path, window.location.origin).href }
      const { data } = await check({ params: { groupAssessmentId }, body })
      timer = setTimeout(() => void renew(), data ? data.renewAfterSeconds * 1000 : retryMilliseconds)
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible') void renew()
    }
    timer = setTimeout(() => void renew(), firstMilliseconds)
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('online', onReturn)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [check, groupAssessmentId, groupId])
  return null
}
