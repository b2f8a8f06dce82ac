import type { Profile } from '@isomorph/contract'
import { Button, ErrorSummary, MessageBand, TextInput } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useNotify } from '../../data/hooks.ts'
import { requestErrorOf } from '../../data/request-error.ts'
import type { RequestError } from '../../data/request.ts'
import { AccountCard } from './account-card.tsx'
import { useUpdateProfileMutation } from './account.api.ts'

const fields = [
  { key: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { key: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { key: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
] as const

function messageFor(error: RequestError | null, path: string): string | undefined {
  return error?.errors?.find((each) => each.path === path)?.message
}

/** One's own names and address. */
export function ProfileForm({ profile, isReadOnly }: { profile: Profile; isReadOnly: boolean }) {
  const { firstName, lastName, email } = profile
  const [draft, setDraft] = useState({ firstName, lastName, email })
  const [error, setError] = useState<RequestError | null>(null)
  const [update, { isLoading }] = useUpdateProfileMutation()
  const notify = useNotify()
  const [currentPassword, setCurrentPassword] = useState('')
  const isMoving = profile.hasPassword && draft.email.toLowerCase() !== email.toLowerCase()
  const isChanged = fields.some(({ key }) => draft[key] !== profile[key])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await update({ body: { ...draft, currentPassword } })
    if (outcome.error) return setError(requestErrorOf(outcome.error))
    setError(null)
    setCurrentPassword('')
    setDraft({ ...draft, email: outcome.data.email })
    notify('SUCCESS', outcome.data.pendingEmail === '' ? 'Saved' : 'Saved. Open the link we have sent you.')
  }
  return (
    <AccountCard title="You">
      <form onSubmit={(event) => void submit(event)} noValidate style={{ display: 'grid', gap: 16 }}>
        {error && !error.errors?.length && <ErrorSummary errors={[{ message: error.detail }]} title={error.title} />}
        {profile.pendingEmail !== '' && (
          <MessageBand tone="primary" role="status">
            A link has been sent to {profile.pendingEmail}. The address counts once the link is opened.
          </MessageBand>
        )}
        <TextInput label="User name" value={profile.userName} onChange={() => undefined} isDisabled />
        {fields.map(({ key, label, autoComplete, ...more }) => (
          <TextInput
            key={key}
            id={`profile-${key}`}
            label={label}
            autoComplete={autoComplete}
            value={draft[key]}
            isDisabled={isReadOnly}
            error={messageFor(error, key)}
            onChange={(value) => setDraft({ ...draft, [key]: value })}
            {...more}
          />
        ))}
        {isMoving && (
          <TextInput
            id="profile-current-password"
            label="Your password"
            type="password"
            autoComplete="current-password"
            hint="Needed for another e-mail address."
            value={currentPassword}
            error={messageFor(error, 'currentPassword')}
            onChange={setCurrentPassword}
          />
        )}
        {!isReadOnly && (
          <Button type="submit" variant="contained" disabled={!isChanged || isLoading} sx={{ justifySelf: 'start' }}>
            Save
          </Button>
        )}
      </form>
    </AccountCard>
  )
}
