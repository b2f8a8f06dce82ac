import { t } from '@isomorph/messages'
import { Button, TextInput } from '@isomorph/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField, TextField } from '../../../forms/field.tsx'
import { optionsOf } from '../../../forms/message-options.ts'
import { Paragraph } from './identity-providers.styles.ts'
import type { ProviderDraft } from './provider-draft.ts'

const code = { spellCheck: false, autoCapitalize: 'none' } as const

const authentications = [
  ['automatic', 'identity-providers.proof.automatic'],
  ['basic', 'identity-providers.proof.basic'],
  ['post', 'identity-providers.proof.post'],
  ['privateKey', 'identity-providers.proof.privateKey'],
] as const

/** A stored secret is never shown: it is kept, or replaced. */
function SecretField({ onReplace }: { onReplace: () => void }) {
  const { control } = useFormContext<ProviderDraft>()
  const isKept = useWatch({ control, name: 'keepsSecret' })
  if (isKept)
    return (
      <TextInput
        id="provider-clientSecret"
        label={t('identity-providers.secret')}
        value="••••••••••••"
        onChange={() => undefined}
        isDisabled
        hint={t('identity-providers.secret.stored')}
        endAdornment={
          <Button size="small" onClick={onReplace}>
            {t('installation.replace')}
          </Button>
        }
      />
    )
  return (
    <TextField
      control={control}
      name="clientSecret"
      id="provider-clientSecret"
      label={t('identity-providers.secret')}
      type="password"
      autoComplete="off"
      hint={t('identity-providers.secret.hint')}
      input={code}
    />
  )
}

/** What belongs to the way that is chosen. */
function ProofField({ onReplaceSecret }: { onReplaceSecret: () => void }) {
  const { control } = useFormContext<ProviderDraft>()
  const authentication = useWatch({ control, name: 'clientAuthentication' })
  if (authentication !== 'privateKey') return <SecretField onReplace={onReplaceSecret} />
  return <Paragraph>{t('identity-providers.privateKey.explain')}</Paragraph>
}

/** Our registration with an OpenID provider. */
export function OpenIdFields() {
  const { control, setValue } = useFormContext<ProviderDraft>()
  const replaceSecret = () => setValue('keepsSecret', false, { shouldDirty: true })
  return (
    <>
      <h2>{t('installation.connection')}</h2>
      <TextField
        control={control}
        name="issuer"
        id="provider-issuer"
        label={t('identity-providers.issuer')}
        isRequired
        // A stored secret belongs to its issuer and is not sent to another.
        onChange={replaceSecret}
        placeholder="https://login.example.edu/realms/campus"
        hint={t('identity-providers.issuer.hint')}
        input={{ ...code, inputMode: 'url' }}
      />
      <TextField
        control={control}
        name="clientId"
        id="provider-clientId"
        label={t('identity-providers.clientId')}
        isRequired
        input={code}
      />
      <SelectField
        control={control}
        name="clientAuthentication"
        label={t('identity-providers.proof')}
        options={optionsOf(authentications)}
        hint={t('identity-providers.proof.hint')}
      />
      <ProofField onReplaceSecret={replaceSecret} />
      <TextField
        control={control}
        name="scopes"
        id="provider-scopes"
        label={t('identity-providers.scopes')}
        input={code}
      />
    </>
  )
}
