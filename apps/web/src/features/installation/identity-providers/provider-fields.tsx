import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField, SelectField, TextField } from '../../../forms/field.tsx'
import type { ProviderDraft } from './provider-draft.ts'
import { AttributeNames } from './providers.styles.ts'

const kinds = [
  { value: 'oidc', label: 'OpenID Connect (Entra ID, Keycloak, Google, …)' },
  { value: 'cas', label: 'CAS' },
] as const

/** Kind, name, and whether it is offered. */
export function GeneralFields({ isNew }: { isNew: boolean }) {
  const { control } = useFormContext<ProviderDraft>()
  const name = useWatch({ control, name: 'name' })
  return (
    <>
      {isNew && <SelectField control={control} name="kind" label="Kind" options={kinds} />}
      <TextField
        control={control}
        name="name"
        id="provider-name"
        label="Name"
        isRequired
        hint={`The sign-in page says “Log in with ${name.trim() || '…'}”.`}
      />
      <CheckboxField control={control} name="isEnabled" label="Offer it on the sign-in page" />
    </>
  )
}

const admissions = [
  { value: 'known', label: 'Only people who are here already' },
  { value: 'anyone', label: 'Anyone whom the provider knows' },
] as const

const usualNames = {
  oidc: { mail: 'email', givenName: 'given_name', sn: 'family_name', displayName: 'name' },
  cas: { mail: 'mail', givenName: 'givenName', sn: 'sn', displayName: 'displayName' },
} as const

/** What the names are called at a provider of a kind. */
const nameLabels = {
  oidc: {
    puid: 'University number: name of the claim',
    mail: 'E-mail: name of the claim',
    givenName: 'First name: name of the claim',
    sn: 'Last name: name of the claim',
    displayName: 'Full name: name of the claim',
  },
  cas: {
    puid: 'University number: name of the attribute',
    mail: 'E-mail: name of the attribute',
    givenName: 'First name: name of the attribute',
    sn: 'Last name: name of the attribute',
    displayName: 'Full name: name of the attribute',
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
        label={labels.puid}
        hint="Empty: the provider does not send it."
        input={code}
      />
      <AttributeNames>
        {(['mail', 'givenName', 'sn', 'displayName'] as const).map((name) => (
          <TextField
            key={name}
            control={control}
            name={`attributeNames.${name}`}
            id={`provider-attributeNames.${name}`}
            label={labels[name]}
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
      <h2>People</h2>
      <SelectField
        control={control}
        name="admits"
        label="Who may log in"
        options={admissions}
        hint="People who are new are added without any role but those of their groups below. Courses come from the people who run them."
      />
      <CheckboxField
        control={control}
        name="isEmailTrusted"
        label="Its e-mail addresses are verified"
        hint="Then somebody here with the same verified address is taken for the same person. Leave it off for providers at which people can type any address."
      />
      <NameFields />
    </>
  )
}
