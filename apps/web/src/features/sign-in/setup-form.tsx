import { Button, ErrorSummary, TextInput } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useStore } from 'react-redux'
import { useCreateFirstAdministratorMutation } from '../../data/core-api.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { beginCodeFlow } from '../../session/code-challenge.ts'
import { exchangeCode, type SessionStore } from '../../session/session.ts'
import { useLinkSecret } from './link-secret.ts'
import { passwordHint } from '../../forms/new-password.ts'
import { checkSetup, emptySetup, type SetupDraft } from './check-setup.ts'

interface Field {
  readonly key: keyof SetupDraft
  readonly label: string
  readonly type?: 'email' | 'password'
  readonly autoComplete: string
  readonly hint?: string
}

const tokenHint =
  'It stands in the output of the server, where Isomorph was started, or was set there as SETUP_TOKEN. It shows that the installation is yours.'

const fields: readonly Field[] = [
  { key: 'setupToken', label: 'Setup token', autoComplete: 'off', hint: tokenHint },
  { key: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { key: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { key: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { key: 'userName', label: 'User name', autoComplete: 'username' },
  { key: 'password', label: 'Password', type: 'password', autoComplete: 'new-password', hint: passwordHint },
]

/** The first administrator; signs them in at once. The link that the server prints brings the token. */
export function SetupForm() {
  const { secret } = useLinkSecret()
  return <SetupFields key={secret} setupToken={secret} />
}

function SetupFields({ setupToken }: { setupToken: string }) {
  const store = useStore() as SessionStore
  const [draft, setDraft] = useState({ ...emptySetup, setupToken })
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
      <p style={{ margin: 0 }}>
        Nobody administers this installation yet. This account may do everything, and lets others in.
      </p>
      {general.length > 0 ? (
        <ErrorSummary errors={general} title="This could not be saved" />
      ) : (
        isTried && <ErrorSummary errors={shown} />
      )}
      {fields.map(({ key, label, type, autoComplete, hint }) => (
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
          {...(hint === undefined ? {} : { hint })}
        />
      ))}
      <Button type="submit" variant="contained" disabled={isLoading}>
        Make administrator
      </Button>
    </form>
  )
}
