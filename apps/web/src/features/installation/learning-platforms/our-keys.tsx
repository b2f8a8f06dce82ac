import { t } from '@isomorph/messages'
import { KeysCard } from '../keys-card.tsx'
import { useListLtiKeysQuery, useRotateLtiKeyMutation } from './learning-platforms.api.ts'

/** Our keys towards platforms: one for all of them. */
export function OurKeys() {
  const { data: keys = [] } = useListLtiKeysQuery(undefined)
  const [rotate, { isLoading }] = useRotateLtiKeyMutation()
  return (
    <KeysCard
      keys={keys}
      intro={t('learning-platforms.keys.intro', { address: `${window.location.origin}/lti/jwks` })}
      consequences={t('learning-platforms.keys.consequences')}
      isBusy={isLoading}
      onRotate={async (kid) => await rotate({ body: { kid } })}
    />
  )
}
