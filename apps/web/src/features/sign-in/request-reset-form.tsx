import { formatLinkLifetime } from '@isomorph/contract'
import { Button, MessageBand, TextInput } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { requestErrorOf } from '../../data/request-error.ts'
import { useRequestPasswordResetMutation } from './sign-in.api.ts'

/** Asks for a link. What is said afterwards does not tell who exists. */
export function RequestResetForm() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [request, { isLoading, isSuccess }] = useRequestPasswordResetMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await request({ body: { email: email.trim() } })
    if (!outcome.error) return
    const { detail, errors } = requestErrorOf(outcome.error)
    setError(errors?.[0]?.message ?? detail)
  }
  if (isSuccess) {
    return (
      <>
        <MessageBand tone="success" role="status">
          If {email.trim()} belongs to an account, a link is on its way. It counts for{' '}
          {formatLinkLifetime('resetPassword')}, once.
        </MessageBand>
        <Button href="/login">Back to log in</Button>
      </>
    )
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'grid', gap: 16 }}>
      <p style={{ margin: 0 }}>We send you a link with which you choose a new password.</p>
      <TextInput label="E-mail" type="email" autoComplete="email" value={email} onChange={setEmail} error={error} />
      <Button type="submit" variant="contained" disabled={isLoading}>
        Send the link
      </Button>
      <Button href="/login">Back to log in</Button>
    </form>
  )
}
