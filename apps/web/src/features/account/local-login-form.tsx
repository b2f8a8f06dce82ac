import { Button, MessageBand, TextInput } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useStore } from 'react-redux'
import { localLoginRequested, loginFailed } from '../../data/auth-slice.ts'
import { coreApi } from '../../data/core-api.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'
import { beginCodeFlow } from '../../session/code-challenge.ts'
import { exchangeCode, type SessionStore } from '../../session/session.ts'

/** Signs in by user name and password: the credentials give a code, the code a token. */
async function signIn(store: SessionStore, userName: string, password: string): Promise<RequestError | null> {
  store.dispatch(localLoginRequested())
  try {
    const body = { userName, password, codeChallenge: await beginCodeFlow() }
    const answer = await store.dispatch(coreApi.endpoints.signInLocally.initiate({ body })).unwrap()
    return await exchangeCode(store, answer.code)
  } catch (error) {
    store.dispatch(loginFailed())
    return requestErrorOf(error)
  }
}

export function LocalLoginForm() {
  const store = useStore() as SessionStore
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<RequestError | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (userName.trim() === '' || password === '' || isBusy) return
    setIsBusy(true)
    setError(await signIn(store, userName.trim(), password))
    setIsBusy(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'grid', gap: 16 }}>
      {error && (
        <MessageBand tone="error" role="alert">
          {error.detail}
        </MessageBand>
      )}
      <TextInput
        label="User name"
        value={userName}
        onChange={setUserName}
        autoComplete="username"
        error={isTried && userName.trim() === '' ? 'Type your user name.' : undefined}
        input={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <TextInput
        label="Password"
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={isTried && password === '' ? 'Type your password.' : undefined}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {isBusy ? 'Logging in…' : 'Log in'}
      </Button>
      <Button href="/reset-password">Forgot your password?</Button>
    </form>
  )
}
