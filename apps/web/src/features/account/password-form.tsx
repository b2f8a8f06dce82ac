import { Button, ErrorSummary, TextInput } from '@isomorph/ui'
import { useState, type FormEvent } from 'react'
import { useNotify } from '../../data/hooks.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useTries } from '../../forms/use-tries.ts'
import { AccountCard } from './account-card.tsx'
import { useChangePasswordMutation } from './account.api.ts'
import { passwordFault, passwordHint } from '../../forms/new-password.ts'

const empty = { currentPassword: '', password: '' }

/** Changes one's own password. */
export function PasswordForm() {
  const [draft, setDraft] = useState(empty)
  const [change, { isLoading, error, reset }] = useChangePasswordMutation()
  const { form, errors, general } = useRefusal(error, ['currentPassword', 'password'])
  const { isTried, countTry, forgetTries } = useTries(form)
  const notify = useNotify()

  /** What the server said was of what was typed before. */
  function type(typed: Partial<typeof empty>) {
    if (error) reset()
    setDraft({ ...draft, ...typed })
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    countTry()
    if (draft.currentPassword === '' || passwordFault(draft.password)) return
    const outcome = await change({ body: draft })
    if (outcome.error) return
    forgetTries()
    setDraft(empty)
    notify('SUCCESS', 'Password changed. You were logged out everywhere else.')
  }
  return (
    <AccountCard title="Password">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate style={{ display: 'grid', gap: 16 }}>
        <ErrorSummary errors={general} title="The password was not changed" />
        <TextInput
          label="Current password"
          type="password"
          autoComplete="current-password"
          value={draft.currentPassword}
          onChange={(currentPassword) => type({ currentPassword })}
          error={isTried && draft.currentPassword === '' ? 'Type your current password.' : errors['currentPassword']}
        />
        <TextInput
          label="New password"
          type="password"
          autoComplete="new-password"
          hint={passwordHint}
          value={draft.password}
          onChange={(password) => type({ password })}
          error={(isTried ? passwordFault(draft.password) : undefined) ?? errors['password']}
        />
        <Button type="submit" variant="outlined" disabled={isLoading} sx={{ justifySelf: 'start' }}>
          Change password
        </Button>
      </form>
    </AccountCard>
  )
}
