import { Button, TextInput } from '@isomorph/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField, TextField } from '../../../forms/field.tsx'
import type { ProviderDraft } from './provider-draft.ts'

const code = { spellCheck: false, autoCapitalize: 'none' } as const

const authentications = [
  { value: 'automatic', label: 'As the provider offers it (Basic, then Post)' },
  { value: 'basic', label: 'Basic: in a header' },
  { value: 'post', label: 'Post: with the request' },
] as const

/** A stored secret is never shown: it is kept, or replaced. */
function SecretField({ onReplace }: { onReplace: () => void }) {
  const { control } = useFormContext<ProviderDraft>()
  const isKept = useWatch({ control, name: 'keepsSecret' })
  if (isKept)
    return (
      <TextInput
        id="provider-clientSecret"
        label="Client secret"
        value="••••••••••••"
        onChange={() => undefined}
        isDisabled
        hint="It is stored, encrypted. A new issuer needs a new secret."
        endAdornment={
          <Button size="small" onClick={onReplace}>
            Replace
          </Button>
        }
      />
    )
  return (
    <TextField
      control={control}
      name="clientSecret"
      id="provider-clientSecret"
      label="Client secret"
      type="password"
      autoComplete="off"
      hint="Empty for a public client."
      input={code}
    />
  )
}

/** Our registration with an OpenID provider. */
export function OpenIdFields() {
  const { control, setValue } = useFormContext<ProviderDraft>()
  const replaceSecret = () => setValue('keepsSecret', false, { shouldDirty: true })
  return (
    <>
      <h2>Connection</h2>
      <TextField
        control={control}
        name="issuer"
        id="provider-issuer"
        label="Issuer"
        isRequired
        // A stored secret belongs to its issuer and is not sent to another.
        onChange={replaceSecret}
        placeholder="https://login.example.edu/realms/campus"
        hint="The address below which /.well-known/openid-configuration lies."
        input={{ ...code, inputMode: 'url' }}
      />
      <TextField control={control} name="clientId" id="provider-clientId" label="Client id" isRequired input={code} />
      <SecretField onReplace={replaceSecret} />
      <SelectField
        control={control}
        name="clientAuthentication"
        label="How the secret is sent"
        options={authentications}
        hint="Choose one only where the provider locks clients out after a refused try."
      />
      <TextField control={control} name="scopes" id="provider-scopes" label="Scopes" input={code} />
    </>
  )
}
