import { Button } from '@isomorph/ui'
import { useStore } from 'react-redux'
import { useCreateFirstAdministratorMutation } from '../../data/core-api.ts'
import { TextField } from '../../forms/field.tsx'
import { summaryOf } from '../../forms/form-issues.ts'
import { Form, FormNotes } from '../../forms/form.tsx'
import { passwordHint } from '../../forms/new-password.ts'
import { useSchemaForm } from '../../forms/use-schema-form.ts'
import { beginCodeFlow } from '../../session/code-challenge.ts'
import { exchangeCode, type SessionStore } from '../../session/session.ts'
import { useLinkSecret } from './link-secret.ts'
import { setupSchema } from './setup-schema.ts'
import { EntryFields, EntryText } from './sign-in.styles.ts'

const tokenHint =
  'It stands in the output of the server, where Isomorph was started, or was set there as SETUP_TOKEN. It shows that the installation is yours.'

const fields = [
  { name: 'setupToken', label: 'Setup token', autoComplete: 'off', isRequired: true, hint: tokenHint },
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'email', isRequired: true },
  { name: 'userName', label: 'User name', autoComplete: 'username', isRequired: true },
  {
    name: 'password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    isRequired: true,
    hint: passwordHint,
  },
] as const

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
      if (made.error) return made
      const error = await exchangeCode(store, made.data.code)
      return error ? { error } : {}
    },
  })
}

function SetupFields({ setupToken }: { setupToken: string }) {
  const form = useSetupForm(setupToken)
  const isRefused = form.general.length > 0
  return (
    <Form form={form}>
      <EntryFields>
        <EntryText>
          Nobody administers this installation yet. This account may do everything, and lets others in.
        </EntryText>
        <FormNotes
          form={form}
          errors={summaryOf(form.issues, 'setup')}
          {...(isRefused ? { title: 'This could not be saved' } : {})}
        />
        {fields.map((field) => (
          <TextField key={field.name} control={form.control} id={`setup-${field.name}`} {...field} />
        ))}
        <Button type="submit" variant="contained" disabled={form.isBusy}>
          Make administrator
        </Button>
      </EntryFields>
    </Form>
  )
}
