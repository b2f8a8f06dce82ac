import { KeysCard } from '../keys-card.tsx'
import { useListLtiKeysQuery, useRotateLtiKeyMutation } from './learning-platforms.api.ts'

/** Our keys towards platforms: one for all of them. */
export function OurKeys() {
  const { data: keys = [] } = useListLtiKeysQuery(undefined)
  const [rotate, { isLoading }] = useRotateLtiKeyMutation()
  return (
    <KeysCard
      keys={keys}
      intro={`Platforms read them at ${window.location.origin}/lti/jwks. Private keys are stored encrypted.`}
      consequences="What is sent to platforms is signed with it from now on. The former key stays in the key set for a day, so that nothing breaks meanwhile."
      isBusy={isLoading}
      onRotate={async (kid) => await rotate({ body: { kid } })}
    />
  )
}
