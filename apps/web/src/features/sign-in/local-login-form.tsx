import { Button } from '@isomorph/ui'
import { useStore } from 'react-redux'
import { localLoginRequested, loginFailed } from '../../data/slices/auth-slice.ts'
import { identityProviderChoice, lastAccount } from '../../data/browser-storage.ts'
import { coreApi } from '../../data/core-api.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'
import { beginCodeFlow } from '../../session/code-challenge.ts'
import { exchangeCode, type SessionStore } from '../../session/session.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { localAccount } from './known-accounts.ts'

/** Signs in by user name and password: the credentials give a code, the code a token. */
async function signIn(store: SessionStore, userName: string, password: string): Promise<RequestError | null> {
  store.dispatch(localLoginRequested())
  try {
    const body = { userName, password, codeChallenge: await beginCodeFlow() }
    const answer = await store.dispatch(coreApi.endpoints.signInLocally.initiate({ body })).unwrap()
    // Somebody who came back from a provider's page without signing in there does not leave by it either.
    identityProviderChoice.clear()
    lastAccount.write(localAccount)
    return await exchangeCode(store, answer.code)
  } catch (error) {
    store.dispatch(loginFailed())
    return requestErrorOf(error)
  }
}

export function LocalLoginForm() {
  const store = useStore() as SessionStore
  return (
    <CredentialsForm onSubmit={(userName, password) => signIn(store, userName, password)}>
      <Button href="/reset-password">Forgot your password?</Button>
    </CredentialsForm>
  )
}
