import { t } from '@isomorph/messages'
import { Button } from '@isomorph/ui'
import { useStore } from 'react-redux'
import { lastAccount } from '../../../data/browser-storage.ts'
import { useCreateFirstAdministratorMutation } from '../../../data/core-api.ts'
import { outcomeBeforeSignIn } from '../outcome-before-sign-in.ts'
import { TextField } from '../../../forms/field.tsx'
import { summaryOf } from '../../../forms/form-issues.ts'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { newPasswordHint } from '../../../forms/new-password.ts'
import { useSchemaForm } from '../../../forms/use-schema-form.ts'
import { beginCodeFlow } from '../../../session/code-challenge.ts'
import { exchangeCode, type SessionStore } from '../../../session/session.ts'
import { localAccount } from '../known-accounts.ts'
import { useLinkSecret } from '../link-secret.ts'
import { setupSchema } from './setup-schema.ts'
import { EntryFields, EntryText } from '../sign-in.styles.ts'

const fields = [
  { name: 'setupToken', label: 'sign-in.setup.token', autoComplete: 'off', isRequired: true },
  { name: 'firstName', label: 'sign-in.setup.firstName', autoComplete: 'given-name' },
  { name: 'lastName', label: 'sign-in.setup.lastName', autoComplete: 'family-name' },
  { name: 'email', label: 'sign-in.reset.email', type: 'email', autoComplete: 'email', isRequired: true },
  { name: 'userName', label: 'sign-in.userName', autoComplete: 'username', isRequired: true },
  {
    name: 'password',
    label: 'sign-in.password',
    type: 'password',
    autoComplete: 'new-password',
    isRequired: true,
  },
] as const

function hintOf(name: (typeof fields)[number]['name']): string | undefined {
  if (name === 'setupToken') return t('sign-in.setup.token.hint')
  return name === 'password' ? newPasswordHint() : undefined
}

/** The first administrator; signs them in at once. The link that the server prints brings the token. */
export function SetupForm() {
  const { secret } = useLinkSecret()
  return <SetupFields key={secret} setupToken={secret} />
}

function useSetupForm(setupToken: string) {
  const store = useStore() as SessionStore
  const [create] = useCreateFirstAdministratorMutation()
  return useSchemaForm({
    schema: setupSchema,
    saved: { setupToken, firstName: '', lastName: '', email: '', userName: '', password: '' },
    hasSummary: true,
    async save(account) {
      const made = await create({ body: { ...account, codeChallenge: await beginCodeFlow() } })
      if (made.error) return outcomeBeforeSignIn(made)
      lastAccount.write(localAccount)
      const error = await exchangeCode(store, made.data.code)
      return error ? outcomeBeforeSignIn({ error }) : {}
    },
  })
}

function SetupFields({ setupToken }: { setupToken: string }) {
  const form = useSetupForm(setupToken)
  const isRefused = form.general.length > 0
  return (
    <Form form={form}>
      <EntryFields>
        <EntryText>{t('sign-in.setup.explain')}</EntryText>
        <FormNotes
          form={form}
          errors={summaryOf(form.issues, 'setup')}
          {...(isRefused ? { title: t('sign-in.setup.notSaved') } : {})}
        />
        {fields.map(({ name, label, ...field }) => (
          <TextField
            key={name}
            control={form.control}
            name={name}
            id={`setup-${name}`}
            label={t(label)}
            hint={hintOf(name)}
            {...field}
          />
        ))}
        <Button type="submit" variant="contained" disabled={form.isBusy}>
          {t('sign-in.setup.make')}
        </Button>
      </EntryFields>
    </Form>
  )
}
