import { signInFailures, type SignInFailure } from '@isomorph/contract'
import { MessageBand } from '@isomorph/ui'

const unknownWords = {
  title: 'You were not logged in',
  detail: 'Something went wrong on the way. Try again in a few minutes, or log in another way.',
}

/** The words for a name in the address; anybody can write an address, so names that we do not know are not shown. */
function wordsFor(name: string | null) {
  if (name === null) return undefined
  return Object.hasOwn(signInFailures, name) ? signInFailures[name as SignInFailure] : unknownWords
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
