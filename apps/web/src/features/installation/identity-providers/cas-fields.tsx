import { CheckboxInput, color, SelectInput, TextInput } from '@isomorph/ui'
import type { ProviderFieldsProps } from './provider-fields.tsx'

const versions = [
  { value: '3.0', label: 'CAS 3.0 (with attributes)' },
  { value: '2.0', label: 'CAS 2.0' },
  { value: '1.0', label: 'CAS 1.0 (user names alone)' },
] as const

/** Where a CAS server is, and how people log in with it. */
export function CasFields({ draft, errors, onChange }: ProviderFieldsProps) {
  return (
    <>
      <h2>Connection</h2>
      <TextInput
        id="provider-casAddress"
        label="Base address"
        isRequired
        value={draft.casAddress}
        onChange={(casAddress) => onChange({ casAddress })}
        error={errors['casAddress']}
        placeholder="https://login.example.edu/cas"
        hint="The address of its login page without /login."
        input={{ spellCheck: false, autoCapitalize: 'none', inputMode: 'url' }}
      />
      <SelectInput
        label="Protocol version"
        value={draft.casVersion}
        options={versions}
        onChange={(casVersion) => onChange({ casVersion })}
      />
      <div role="group" aria-label="Ways to log in" style={{ display: 'grid', gap: 12 }}>
        <CheckboxInput
          label="People log in at CAS"
          hint="A button leads there and back. Single logout works."
          isChecked={draft.takesTickets}
          onChange={(takesTickets) => onChange({ takesTickets })}
        />
        <CheckboxInput
          label="People type their CAS user name and password here"
          hint="CAS checks them over its REST protocol, which has to be switched on there. Passwords are passed on and not kept."
          isChecked={draft.takesCredentials}
          onChange={(takesCredentials) => onChange({ takesCredentials })}
        />
        <CheckboxInput
          label="Log people in unasked who are logged in at CAS already"
          hint="The sign-in page looks once per tab (gateway)."
          isChecked={draft.triesGateway && draft.takesTickets}
          isDisabled={!draft.takesTickets}
          onChange={(triesGateway) => onChange({ triesGateway })}
        />
        {errors['takesTickets'] && (
          <p id="provider-takesTickets" tabIndex={-1} role="alert" style={{ margin: 0, color: color.errorText }}>
            {errors['takesTickets']}
          </p>
        )}
      </div>
    </>
  )
}
