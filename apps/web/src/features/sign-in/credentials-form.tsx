import { t } from '@isomorph/messages'
import { Button, TextInput } from '@isomorph/ui'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { RequestError } from '../../data/request.ts'
import { RefusalBand } from '../../entities/sign-in-refusal/refusal-band.tsx'
import { EntryForm } from './sign-in.styles.ts'

interface CredentialsFormProps {
  readonly onSubmit: (userName: string, password: string) => Promise<RequestError | null>
  readonly children?: ReactNode
}

/**
 * User name and password; what is done with them is the caller's. Below the button stands what else there is to do.
 * Everybody's way in: it does without the form hook, which brings more code than the page.
 */
export function CredentialsForm({ onSubmit, children }: CredentialsFormProps) {
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<RequestError | null>(null)
  const userNameInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (userName.trim() === '') return userNameInput.current?.focus()
    if (password === '') return passwordInput.current?.focus()
    if (isBusy) return
    setIsBusy(true)
    setError(await onSubmit(userName.trim(), password))
    setIsBusy(false)
  }
  return (
    <EntryForm onSubmit={(event) => void submit(event)} noValidate>
      {error && <RefusalBand refusal={error} />}
      <TextInput
        label={t('sign-in.userName')}
        value={userName}
        onChange={setUserName}
        autoComplete="username"
        inputRef={userNameInput}
        error={isTried && userName.trim() === '' ? t('sign-in.userName.missing') : undefined}
        input={{ autoCapitalize: 'none', spellCheck: false }}
      />
      <TextInput
        label={t('sign-in.password')}
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        inputRef={passwordInput}
        error={isTried && password === '' ? t('sign-in.password.missing') : undefined}
      />
      <Button type="submit" variant="contained" disabled={isBusy}>
        {isBusy ? t('sign-in.busy') : t('sign-in.title')}
      </Button>
      {children}
    </EntryForm>
  )
}
