import type { IdentityProvider } from '@isomorph/contract'
import { useStore } from 'react-redux'
import { casV1LoginRequested, loginFailed } from '../../data/slices/auth-slice.ts'
import { identityProviderChoice, lastAccount } from '../../data/browser-storage.ts'
import { coreApi } from '../../data/core-api.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'
import { beginCodeFlow } from '../../session/code-challenge.ts'
import { exchangeCode, type SessionStore } from '../../session/session.ts'
import { CredentialsForm } from './credentials-form.tsx'

/** Signs in by user name and password of a CAS server, which checks them; there is no session there to leave. */
async function signIn(
  store: SessionStore,
  identityProviderId: number,
  userName: string,
  password: string,
): Promise<RequestError | null> {
  store.dispatch(casV1LoginRequested())
  try {
    const body = { userName, password, identityProviderId, codeChallenge: await beginCodeFlow() }
    const answer = await store.dispatch(coreApi.endpoints.signInWithCas.initiate({ body })).unwrap()
    identityProviderChoice.clear()
    lastAccount.write(String(identityProviderId))
    return await exchangeCode(store, answer.code)
  } catch (error) {
    store.dispatch(loginFailed())
    return requestErrorOf(error)
  }
}

export function CasLoginForm({ provider }: { provider: Pick<IdentityProvider, 'id'> }) {
  const store = useStore() as SessionStore
  return <CredentialsForm onSubmit={(userName, password) => signIn(store, provider.id, userName, password)} />
}
