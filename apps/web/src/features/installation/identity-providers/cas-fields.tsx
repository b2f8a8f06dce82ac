import { CheckboxInput } from '@isomorph/ui'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { CheckboxField, SelectField, TextField } from '../../../forms/field.tsx'
import type { ProviderDraft } from './provider-draft.ts'
import { Ways, WaysError } from './providers.styles.ts'

const versions = [
  { value: '3.0', label: 'CAS 3.0 (with attributes)' },
  { value: '2.0', label: 'CAS 2.0' },
  { value: '1.0', label: 'CAS 1.0 (user names alone)' },
] as const

const gateway = {
  label: 'Log people in unasked who are logged in at CAS already',
  hint: 'The sign-in page looks once per tab (gateway).',
}

/** How people log in with CAS; at least one way. */
function WaysToLogIn() {
  const { control } = useFormContext<ProviderDraft>()
  const takesTickets = useWatch({ control, name: 'takesTickets' })
  const { errors } = useFormState({ control, name: 'takesTickets' })
  return (
    <Ways role="group" aria-label="Ways to log in">
      <CheckboxField
        control={control}
        name="takesTickets"
        label="People log in at CAS"
        hint="A button leads there and back. Single logout works."
      />
      <CheckboxField
        control={control}
        name="takesCredentials"
        label="People type their CAS user name and password here"
        hint="CAS checks them over its REST protocol, which has to be switched on there. Passwords are passed on and not kept."
      />
      {takesTickets ? (
        <CheckboxField control={control} name="triesGateway" {...gateway} />
      ) : (
        <CheckboxInput {...gateway} isChecked={false} isDisabled onChange={() => undefined} />
      )}
      {errors.takesTickets?.message && (
        <WaysError id="provider-takesTickets" tabIndex={-1} role="alert">
          {errors.takesTickets.message}
        </WaysError>
      )}
    </Ways>
  )
}

/** Where a CAS server is, and how people log in with it. */
export function CasFields() {
  const { control } = useFormContext<ProviderDraft>()
  return (
    <>
      <h2>Connection</h2>
      <TextField
        control={control}
        name="casAddress"
        id="provider-casAddress"
        label="Base address"
        isRequired
        placeholder="https://login.example.edu/cas"
        hint="The address of its login page without /login."
        input={{ spellCheck: false, autoCapitalize: 'none', inputMode: 'url' }}
      />
      <SelectField control={control} name="casVersion" label="Protocol version" options={versions} />
      <WaysToLogIn />
    </>
  )
}
