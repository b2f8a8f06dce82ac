import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useNotify } from '../../data/hooks.ts'
import { refusalOf } from '../../entities/sign-in-refusal/refusal.ts'
import { useEndSecondFactorOfUserMutation } from './account.api.ts'

/** Removes the second factor of somebody who has lost it. */
export function EndSecondFactorButton({ userId }: { userId: number }) {
  const [end, { isLoading }] = useEndSecondFactorOfUserMutation()
  const notify = useNotify()
  async function endNow() {
    const outcome = await end({ params: { userId } })
    if (outcome.error) notify('ERROR', refusalOf(outcome.error).detail)
    else notify('SUCCESS', t('account.ofUser.factorEnded'))
  }
  return (
    <Button size="small" variant="outlined" disabled={isLoading} onClick={() => void endNow()}>
      {t('account.ofUser.endFactor')}
    </Button>
  )
}
