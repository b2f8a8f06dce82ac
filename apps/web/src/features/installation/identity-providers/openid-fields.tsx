import { Button, TextInput } from '@isomorph/ui'
import type { ProviderFieldsProps } from './provider-fields.tsx'

const code = { spellCheck: false, autoCapitalize: 'none' } as const

/** A stored secret is never shown: it is kept, or replaced. */
function SecretField({ draft, errors, onChange }: ProviderFieldsProps) {
  if (draft.clientSecret === null)
    return (
      <TextInput
        id="provider-clientSecret"
        label="Client secret"
        value="••••••••••••"
        onChange={() => undefined}
        isDisabled
        hint="It is stored, encrypted. A new issuer needs a new secret."
        endAdornment={
          <Button size="small" onClick={() => onChange({ clientSecret: '' })}>
            Replace
          </Button>
        }
      />
    )
  return (
    <TextInput
      id="provider-clientSecret"
      label="Client secret"
      type="password"
      autoComplete="off"
      value={draft.clientSecret}
      onChange={(clientSecret) => onChange({ clientSecret })}
      error={errors['clientSecret']}
      hint="Empty for a public client."
      input={code}
    />
  )
}

/** Our registration with an OpenID provider. */
export function OpenIdFields(props: ProviderFieldsProps) {
  const { draft, errors, onChange } = props
  return (
    <>
      <h2>Connection</h2>
      <TextInput
        id="provider-issuer"
        label="Issuer"
        isRequired
        value={draft.issuer}
        // A stored secret belongs to its issuer and is not sent to another.
        onChange={(issuer) => onChange({ issuer, ...(draft.clientSecret === null ? { clientSecret: '' } : {}) })}
        error={errors['issuer']}
        placeholder="https://login.example.edu/realms/campus"
        hint="The address below which /.well-known/openid-configuration lies."
        input={{ ...code, inputMode: 'url' }}
      />
      <TextInput
        id="provider-clientId"
        label="Client id"
        isRequired
        value={draft.clientId}
        onChange={(clientId) => onChange({ clientId })}
        error={errors['clientId']}
        input={code}
      />
      <SecretField {...props} />
      <TextInput
        id="provider-scopes"
        label="Scopes"
        value={draft.scopes}
        onChange={(scopes) => onChange({ scopes })}
        error={errors['scopes']}
        input={code}
      />
    </>
  )
}
