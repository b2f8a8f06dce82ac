import type { Profile } from '@isomorph/contract'
import { Button, ErrorSummary, MessageBand, TextInput } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useNotify } from '../../data/hooks.ts'
import { RestoredBackupBand } from '../../unsaved-work/restored-backup-band.tsx'
import { useFormBackup } from '../../unsaved-work/use-form-backup.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { AccountCard } from './account-card.tsx'
import { useUpdateProfileMutation } from './account.api.ts'

const fields = [
  { key: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { key: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { key: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
] as const

/** One's own names and address. */
export function ProfileForm({ profile, isReadOnly }: { profile: Profile; isReadOnly: boolean }) {
  const { firstName, lastName, email } = profile
  const saved = { firstName, lastName, email }
  const [draft, setDraft] = useState(saved)
  const [currentPassword, setCurrentPassword] = useState('')
  const back = useFormBackup({
    form: 'profile',
    draft: { ...draft, currentPassword },
    saved: { ...saved, currentPassword: '' },
    secrets: ['currentPassword'],
    restore(kept) {
      const { firstName, lastName, email } = kept ?? saved
      setDraft({ firstName, lastName, email })
      setCurrentPassword('')
    },
  })
  const [update, { isLoading, error, reset }] = useUpdateProfileMutation()
  const { form, errors, general } = useRefusal(error, [...fields.map(({ key }) => key), 'currentPassword'])
  const notify = useNotify()
  const isMoving = profile.hasPassword && draft.email.toLowerCase() !== email.toLowerCase()
  const isChanged = fields.some(({ key }) => draft[key] !== profile[key])

  /** What the server said was of the values before. */
  function forgetRefusal() {
    if (error) reset()
  }
  function change(changes: Partial<typeof draft>) {
    forgetRefusal()
    setDraft({ ...draft, ...changes })
  }
  function changePassword(typed: string) {
    forgetRefusal()
    setCurrentPassword(typed)
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await update({ body: { ...draft, currentPassword } })
    if (outcome.error) return
    setCurrentPassword('')
    const { firstName, lastName, email } = outcome.data
    setDraft({ firstName, lastName, email })
    notify('SUCCESS', outcome.data.pendingEmail === '' ? 'Saved' : 'Saved. Open the link we have sent you.')
  }
  return (
    <AccountCard title="You">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate style={{ display: 'grid', gap: 16 }}>
        <RestoredBackupBand back={back} />
        <ErrorSummary errors={general} title="This could not be saved" />
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
            error={errors[key]}
            onChange={(value) => change({ [key]: value })}
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
            error={errors.currentPassword}
            onChange={changePassword}
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
