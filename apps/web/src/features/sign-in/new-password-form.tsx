import { Button, ErrorSummary, TextInput } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useStore } from 'react-redux'
import { useNavigate } from 'react-router'
import { requestErrorOf } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useTries } from '../../forms/use-tries.ts'
import { beginCodeFlow } from '../../session/code-challenge.ts'
import { exchangeCode, type SessionStore } from '../../session/session.ts'
import { useSetPasswordByLinkMutation } from './sign-in.api.ts'
import { passwordFault, passwordHint } from '../../forms/new-password.ts'

/** Chooses a password with the secret of a link, and signs in with it. */
export function NewPasswordForm({ token }: { token: string }) {
  const store = useStore() as SessionStore
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<RequestError | null>(null)
  const { form, errors, general } = useRefusal(refusal, ['password'])
  const { isTried, countTry } = useTries(form)
  const [setByLink, { isLoading }] = useSetPasswordByLinkMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    countTry()
    setRefusal(null)
    if (passwordFault(password)) return
    const outcome = await setByLink({ body: { token, password, codeChallenge: await beginCodeFlow() } })
    if (outcome.error) return setRefusal(requestErrorOf(outcome.error))
    const problem = await exchangeCode(store, outcome.data.code)
    if (problem) setRefusal(problem)
    else void navigate('/', { replace: true })
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate style={{ display: 'grid', gap: 16 }}>
      <ErrorSummary errors={general} title="The password was not set" />
      <TextInput
        label="New password"
        type="password"
        autoComplete="new-password"
        hint={passwordHint}
        value={password}
        onChange={(typed) => {
          setRefusal(null)
          setPassword(typed)
        }}
        error={(isTried ? passwordFault(password) : undefined) ?? errors['password']}
      />
      <Button type="submit" variant="contained" disabled={isLoading}>
        Set password and log in
      </Button>
      {general.length > 0 && <Button href="/reset-password">Ask for a new link</Button>}
    </form>
  )
}
