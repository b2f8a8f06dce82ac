import { Button, MessageBand, TextInput } from '@isomorph/ui'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { RequestError } from '../../data/request.ts'
import { useTries } from '../../forms/use-tries.ts'

/** User name and password; what is done with them is the caller's. Below the button stands what else there is to do. */
export function CredentialsForm({
  onSubmit,
  children,
}: {
  onSubmit: (userName: string, password: string) => Promise<RequestError | null>
  children?: ReactNode
}) {
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { isTried, countTry } = useTries(form)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<RequestError | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    countTry()
    if (userName.trim() === '' || password === '' || isBusy) return
    setIsBusy(true)
    setError(await onSubmit(userName.trim(), password))
    setIsBusy(false)
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate style={{ display: 'grid', gap: 16 }}>
      {error && (
        <MessageBand tone="error" role="alert">
          <strong>{error.title}.</strong> {error.detail}
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
      {children}
    </form>
  )
}
