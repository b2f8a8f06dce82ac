import { CheckboxInput, SelectInput, TextInput } from '@isomorph/ui'
import type { ProviderDraft, ProviderErrors } from './provider-draft.ts'

export interface ProviderFieldsProps {
  draft: ProviderDraft
  errors: ProviderErrors
  onChange: (part: Partial<ProviderDraft>) => void
}

const kinds = [
  { value: 'oidc', label: 'OpenID Connect (Entra ID, Keycloak, Google, …)' },
  { value: 'cas', label: 'CAS' },
] as const

/** Kind, name, and whether it is offered. */
export function GeneralFields({ draft, errors, onChange, isNew }: ProviderFieldsProps & { isNew: boolean }) {
  return (
    <>
      {isNew && <SelectInput label="Kind" value={draft.kind} options={kinds} onChange={(kind) => onChange({ kind })} />}
      <TextInput
        id="provider-name"
        label="Name"
        isRequired
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={errors['name']}
        hint={`The sign-in page says “Log in with ${draft.name.trim() || '…'}”.`}
      />
      <CheckboxInput
        label="Offer it on the sign-in page"
        isChecked={draft.isEnabled}
        onChange={(isEnabled) => onChange({ isEnabled })}
      />
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

const nameLabels = {
  mail: 'E-mail',
  givenName: 'First name',
  sn: 'Last name',
  displayName: 'Full name',
} as const

/** Who may come in, and how people are told apart. */
export function PeopleFields({ draft, errors, onChange }: ProviderFieldsProps) {
  const { attributeNames, kind } = draft
  const setName = (part: Partial<ProviderDraft['attributeNames']>) =>
    onChange({ attributeNames: { ...attributeNames, ...part } })
  const word = kind === 'oidc' ? 'claim' : 'attribute'
  return (
    <>
      <h2>People</h2>
      <SelectInput
        label="Who may log in"
        value={draft.admits}
        options={admissions}
        onChange={(admits) => onChange({ admits })}
        hint="Whoever is new is added without any role. Courses and roles come from the people who run them."
      />
      <CheckboxInput
        label="Its e-mail addresses are verified"
        hint="Then somebody here with the same verified address is taken for the same person. Leave it off for providers at which people can type any address."
        isChecked={draft.isEmailTrusted}
        onChange={(isEmailTrusted) => onChange({ isEmailTrusted })}
      />
      <TextInput
        id="provider-attributeNames.puid"
        label={`University number: name of the ${word}`}
        value={attributeNames.puid}
        onChange={(puid) => setName({ puid })}
        error={errors['attributeNames.puid']}
        hint="Empty: the provider does not send it."
        input={{ spellCheck: false, autoCapitalize: 'none' }}
      />
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }}>
        {(['mail', 'givenName', 'sn', 'displayName'] as const).map((name) => (
          <TextInput
            key={name}
            id={`provider-attributeNames.${name}`}
            label={`${nameLabels[name]}: name of the ${word}`}
            value={attributeNames[name]}
            onChange={(value) => setName({ [name]: value })}
            error={errors[`attributeNames.${name}`]}
            placeholder={usualNames[kind][name]}
            input={{ spellCheck: false, autoCapitalize: 'none' }}
          />
        ))}
      </div>
    </>
  )
}
