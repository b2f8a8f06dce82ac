import { passkeyCalls } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useState } from 'react'
import { useStore } from 'react-redux'
import { loginFailed, localLoginRequested } from '../../../data/slices/auth-slice.ts'
import { api } from '../../../data/api.ts'
import { mutationOf } from '../../../data/endpoints.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { RefusalBand } from '../../../entities/sign-in-refusal/refusal-band.tsx'
import { beginCodeFlow } from '../../../session/code-challenge.ts'
import type { SessionStore } from '../../../session/session.ts'
import { enter } from '../local-sign-in.ts'

const anonymous = { extraOptions: { isAnonymous: true, noRetry: true } }
const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginPasskeySignIn: mutationOf(build, passkeyCalls.beginPasskeySignIn, anonymous),
    signInByPasskey: mutationOf(build, passkeyCalls.signInByPasskey, anonymous),
  }),
})

interface Failure {
  readonly title: string
  readonly detail: string
}

function useShowing(): () => Promise<Failure | null> {
  const store = useStore() as SessionStore
  const [begin] = loginApi.endpoints.beginPasskeySignIn.useMutation()
  const [signIn] = loginApi.endpoints.signInByPasskey.useMutation()
  return async () => {
    const asked = await begin()
    if (asked.error) return requestErrorOf(asked.error)
    // What speaks to devices comes when somebody has one.
    const { showPasskey } = await import('../../../entities/passkey/device.ts')
    const answer = await showPasskey(asked.data.options)
    if ('title' in answer) return answer
    store.dispatch(localLoginRequested())
    const body = { ticket: asked.data.ticket, answer, codeChallenge: await beginCodeFlow() }
    const outcome = await signIn({ body })
    if (!outcome.error) return await enter(store, outcome.data)
    store.dispatch(loginFailed())
    return requestErrorOf(outcome.error)
  }
}

/** Logs in with a passkey alone. */
export function PasskeyLogin() {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const show = useShowing()
  const press = async (): Promise<void> => {
    setBusy(true)
    setFailure(await show())
    setBusy(false)
  }
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={() => void press()}>
        {t('sign-in.passkey.logIn')}
      </Button>
      {failure && <RefusalBand refusal={failure} />}
    </>
  )
}
