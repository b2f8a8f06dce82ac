import { passwordSchema } from '@isomorph/contract/schemas'
import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useStore } from 'react-redux'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { lastAccount } from '../../../data/browser-storage.ts'
import { useNotify } from '../../../data/hooks.ts'
import { outcomeBeforeSignIn } from '../outcome-before-sign-in.ts'
import { TextField } from '../../../forms/field.tsx'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { newPasswordHint } from '../../../forms/new-password.ts'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { beginCodeFlow } from '../../../session/code-challenge.ts'
import { exchangeCode, type SessionStore } from '../../../session/session.ts'
import { localAccount } from '../known-accounts.ts'
import { useSetPasswordByLinkMutation } from '../sign-in.api.ts'
import { EntryFields } from '../sign-in.styles.ts'

const schema = z.object({ password: passwordSchema })
const empty = { password: '' }

/** Chooses a password with the secret of a link, and signs in with it. */
export function NewPasswordForm({ token }: { token: string }) {
  const store = useStore() as SessionStore
  const navigate = useNavigate()
  const notify = useNotify()
  const [setByLink] = useSetPasswordByLinkMutation()
  const form = useSchemaForm({
    schema,
    saved: empty,
    async save({ password }) {
      const outcome = await setByLink({ body: { token, password, codeChallenge: await beginCodeFlow() } })
      if (outcome.error) return outcomeBeforeSignIn(outcome)
      // The sign-in page offers the account with this password, not one of a CAS server.
      lastAccount.write(localAccount)
      // Who has a second factor shows it as ever.
      if (outcome.data.code === null) {
        notify('SUCCESS', t('sign-in.reset.isSet'))
        void navigate('/login', { replace: true })
        return {}
      }
      const error = await exchangeCode(store, outcome.data.code)
      if (error) return outcomeBeforeSignIn({ error })
      void navigate('/', { replace: true })
      return {}
    },
  })
  return (
    <Form form={form}>
      <EntryFields>
        <FormNotes form={form} title={t('sign-in.reset.notSet')} />
        <TextField
          control={form.control}
          name="password"
          label={t('sign-in.reset.newPassword')}
          type="password"
          autoComplete="new-password"
          hint={newPasswordHint()}
        />
        <Button type="submit" variant="contained" disabled={form.isBusy}>
          {t('sign-in.reset.set')}
        </Button>
        {form.general.length > 0 && <Button href="/reset-password">{t('sign-in.reset.newLink')}</Button>}
      </EntryFields>
    </Form>
  )
}
