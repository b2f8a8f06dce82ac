import { Button } from '@isomorph/ui'
import { useNotify } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import { useEndSecondFactorOfUserMutation } from './account.api.ts'

/** Removes the second factor of somebody who has lost it. */
export function EndSecondFactorButton({ userId }: { userId: number }) {
  const [end, { isLoading }] = useEndSecondFactorOfUserMutation()
  const notify = useNotify()
  async function endNow() {
    const outcome = await end({ params: { userId } })
    if (outcome.error) notify('ERROR', requestErrorOf(outcome.error).detail)
    else notify('SUCCESS', 'They log in by their password alone, until they set a second factor again')
  }
  return (
    <Button size="small" variant="outlined" disabled={isLoading} onClick={() => void endNow()}>
      Remove the second factor
    </Button>
  )
}
