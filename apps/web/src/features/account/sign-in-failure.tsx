import { signInFailures, type SignInFailure } from '@isomorph/contract'
import { MessageBand } from '@isomorph/ui'

/** The words for a name in the address; anybody can write an address, so only names that we know are shown. */
function wordsFor(name: string | null) {
  return name !== null && Object.hasOwn(signInFailures, name) ? signInFailures[name as SignInFailure] : undefined
}

/** Why somebody is on the sign-in page again, and what to do. */
export function SignInFailureBand({ name, providerName }: { name: string | null; providerName: string | undefined }) {
  const words = wordsFor(name)
  if (!words) return null
  return (
    <MessageBand tone="error" role="alert">
      <strong>{providerName === undefined ? words.title : `${providerName}: ${words.title}`}.</strong> {words.detail}
    </MessageBand>
  )
}
