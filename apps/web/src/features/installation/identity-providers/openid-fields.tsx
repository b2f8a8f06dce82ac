import { Button, TextInput } from '@isomorph/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField, TextField } from '../../../forms/field.tsx'
import { Paragraph } from './identity-providers.styles.ts'
import type { ProviderDraft } from './provider-draft.ts'

const code = { spellCheck: false, autoCapitalize: 'none' } as const

const authentications = [
  { value: 'automatic', label: 'A secret, sent as the provider offers it (Basic, then Post)' },
  { value: 'basic', label: 'A secret, sent by Basic: in a header' },
  { value: 'post', label: 'A secret, sent by Post: with the request' },
  { value: 'privateKey', label: 'A private key: a signature (private_key_jwt)' },
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

/** What belongs to the way that is chosen. */
function ProofField({ onReplaceSecret }: { onReplaceSecret: () => void }) {
  const { control } = useFormContext<ProviderDraft>()
  const authentication = useWatch({ control, name: 'clientAuthentication' })
  if (authentication !== 'privateKey') return <SecretField onReplace={onReplaceSecret} />
  return (
    <Paragraph>
      The key is made when you save, and is stored encrypted. The provider reads its public half at the address below. A
      stored secret is removed.
    </Paragraph>
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
      <SelectField
        control={control}
        name="clientAuthentication"
        label="How this site proves who it is"
        options={authentications}
        hint="Choose Basic or Post only where the provider locks clients out after a refused try."
      />
      <ProofField onReplaceSecret={replaceSecret} />
      <TextField control={control} name="scopes" id="provider-scopes" label="Scopes" input={code} />
    </>
  )
}
