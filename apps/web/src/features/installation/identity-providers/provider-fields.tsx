import { t } from '@isomorph/messages'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField, SelectField, TextField } from '../../../forms/field.tsx'
import { optionsOf } from '../../../forms/message-options.ts'
import type { ProviderDraft } from './provider-draft.ts'
import { AttributeNames } from './providers.styles.ts'

const kinds = [
  ['oidc', 'identity-providers.kind.oidc.examples'],
  ['cas', 'identity-providers.kind.cas'],
] as const

/** Kind, name, and whether it is offered. */
export function GeneralFields({ isNew }: { isNew: boolean }) {
  const { control } = useFormContext<ProviderDraft>()
  const name = useWatch({ control, name: 'name' })
  return (
    <>
      {isNew && (
        <SelectField control={control} name="kind" label={t('identity-providers.kind')} options={optionsOf(kinds)} />
      )}
      <TextField
        control={control}
        name="name"
        id="provider-name"
        label={t('shared.name')}
        isRequired
        hint={t('identity-providers.name.hint', { name: name.trim() || '…' })}
      />
      <CheckboxField control={control} name="isEnabled" label={t('identity-providers.offer')} />
    </>
  )
}

const admissions = [
  ['known', 'identity-providers.admits.known'],
  ['anyone', 'identity-providers.admits.anyone'],
] as const

const usualNames = {
  oidc: { mail: 'email', givenName: 'given_name', sn: 'family_name', displayName: 'name' },
  cas: { mail: 'mail', givenName: 'givenName', sn: 'sn', displayName: 'displayName' },
} as const

/** What the names are called at a provider of a kind. */
const nameLabels = {
  oidc: {
    puid: 'identity-providers.claim.puid',
    mail: 'identity-providers.claim.mail',
    givenName: 'identity-providers.claim.givenName',
    sn: 'identity-providers.claim.sn',
    displayName: 'identity-providers.claim.displayName',
  },
  cas: {
    puid: 'identity-providers.attribute.puid',
    mail: 'identity-providers.attribute.mail',
    givenName: 'identity-providers.attribute.givenName',
    sn: 'identity-providers.attribute.sn',
    displayName: 'identity-providers.attribute.displayName',
  },
} as const

const code = { spellCheck: false, autoCapitalize: 'none' } as const

/** What the provider calls what is known of people. */
function NameFields() {
  const { control } = useFormContext<ProviderDraft>()
  const kind = useWatch({ control, name: 'kind' })
  const labels = nameLabels[kind]
  return (
    <>
      <TextField
        control={control}
        name="attributeNames.puid"
        id="provider-attributeNames.puid"
        label={t(labels.puid)}
        hint={t('identity-providers.attribute.empty')}
        input={code}
      />
      <AttributeNames>
        {(['mail', 'givenName', 'sn', 'displayName'] as const).map((name) => (
          <TextField
            key={name}
            control={control}
            name={`attributeNames.${name}`}
            id={`provider-attributeNames.${name}`}
            label={t(labels[name])}
            placeholder={usualNames[kind][name]}
            input={code}
          />
        ))}
      </AttributeNames>
    </>
  )
}

/** Who may come in, and how people are told apart. */
export function PeopleFields() {
  const { control } = useFormContext<ProviderDraft>()
  return (
    <>
      <h2>{t('installation.people')}</h2>
      <SelectField
        control={control}
        name="admits"
        label={t('identity-providers.admits')}
        options={optionsOf(admissions)}
        hint={t('identity-providers.admits.hint')}
      />
      <CheckboxField
        control={control}
        name="isEmailTrusted"
        label={t('installation.emailTrusted')}
        hint={t('identity-providers.emailTrusted.hint')}
      />
      <NameFields />
    </>
  )
}
