import { Button, ErrorSummary, TextInput } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useStore } from 'react-redux'
import { useCreateFirstAdministratorMutation } from '../../data/core-api.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { beginCodeFlow } from '../../session/code-challenge.ts'
import { exchangeCode, type SessionStore } from '../../session/session.ts'
import { passwordHint } from '../../forms/new-password.ts'
import { checkSetup, emptySetup, type SetupDraft } from './check-setup.ts'

const fields: readonly { key: keyof SetupDraft; label: string; type?: 'email' | 'password'; autoComplete: string }[] = [
  { key: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { key: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { key: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { key: 'userName', label: 'User name', autoComplete: 'username' },
  { key: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
]

/** The first administrator of an empty product; signs them in at once. */
export function SetupForm() {
  const store = useStore() as SessionStore
  const [draft, setDraft] = useState(emptySetup)
  const [isTried, setIsTried] = useState(false)
  const [create, { isLoading }] = useCreateFirstAdministratorMutation()
  const [error, setError] = useState<RequestError | null>(null)
  const {
    form,
    errors: refused,
    general,
  } = useRefusal(
    error,
    fields.map(({ key }) => key),
  )
  const errors = checkSetup(draft)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    setError(null)
    if (Object.keys(errors).length > 0) return
    try {
      const { code } = await create({ body: { ...draft, codeChallenge: await beginCodeFlow() } }).unwrap()
      const problem = await exchangeCode(store, code)
      if (problem) setError(problem)
    } catch (error) {
      setError(requestErrorOf(error))
    }
  }
  const shown = fields.flatMap(({ key }) => (errors[key] ? [{ fieldId: `setup-${key}`, message: errors[key] }] : []))
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate style={{ display: 'grid', gap: 16 }}>
      <p style={{ margin: 0 }}>Nobody is here yet. This account may do everything, and lets others in.</p>
      {general.length > 0 ? (
        <ErrorSummary errors={general} title="This could not be saved" />
      ) : (
        isTried && <ErrorSummary errors={shown} />
      )}
      {fields.map(({ key, label, type, autoComplete }) => (
        <TextInput
          key={key}
          id={`setup-${key}`}
          label={label}
          type={type ?? 'text'}
          autoComplete={autoComplete}
          isRequired={key !== 'firstName' && key !== 'lastName'}
          value={draft[key]}
          onChange={(value) => setDraft({ ...draft, [key]: value })}
          error={(isTried || draft[key] !== '' ? errors[key] : undefined) ?? refused[key]}
          {...(key === 'password' ? { hint: passwordHint } : {})}
        />
      ))}
      <Button type="submit" variant="contained" disabled={isLoading}>
        Make administrator
      </Button>
    </form>
  )
}
