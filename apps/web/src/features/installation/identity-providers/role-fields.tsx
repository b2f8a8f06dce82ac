import { nameOfGlobalRole } from '@isomorph/access'
import { maximumRoleMappings, providerRoles } from '@isomorph/contract'
import { styled } from '@mui/material/styles'
import { Button, Card } from '@isomorph/ui'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { SelectField, TextField } from '../../../forms/field.tsx'
import { Paragraph } from './identity-providers.styles.ts'
import type { ProviderDraft } from './provider-draft.ts'

const Mappings = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  '& li': {
    display: 'grid',
    gap: '8px 16px',
    alignItems: 'end',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto',
  },
  '@media (max-width: 599px)': { '& li': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' } },
})

const words = {
  oidc: { label: 'Groups: name of the claim', placeholder: 'groups', hint: 'Dots lead into it: realm_access.roles.' },
  cas: { label: 'Groups: name of the attribute', placeholder: 'memberOf', hint: 'CAS 3.0 sends attributes.' },
} as const

const roles = providerRoles.map((role) => ({ value: role, label: nameOfGlobalRole(role) }))
const code = { spellCheck: false, autoCapitalize: 'none' } as const

function MappingFields({ position, onRemove }: { position: number; onRemove: () => void }) {
  const { control } = useFormContext<ProviderDraft>()
  const number = position + 1
  return (
    <li>
      <TextField
        control={control}
        name={`roleMappings.${position}.value`}
        id={`provider-roleMappings.${position}.value`}
        label={`Group ${number}`}
        isRequired
        input={code}
      />
      <SelectField
        control={control}
        name={`roleMappings.${position}.role`}
        label={`Role of group ${number}`}
        options={roles}
      />
      <Button onClick={onRemove} aria-label={`Remove group ${number}`}>
        Remove
      </Button>
    </li>
  )
}

/** Which roles follow from the groups of a person at the provider. */
export function RoleFields() {
  const { control } = useFormContext<ProviderDraft>()
  const kind = useWatch({ control, name: 'kind' })
  const { fields, append, remove } = useFieldArray({ control, name: 'roleMappings' })
  return (
    <Card>
      <h2>Roles by groups</h2>
      <Paragraph>
        At each sign in, whoever is in a group below gets its role, and loses it when they are in it no longer. Roles
        that were granted by hand stay. No group makes a Super Admin.
      </Paragraph>
      <TextField
        control={control}
        name="roleClaim"
        id="provider-roleClaim"
        label={words[kind].label}
        placeholder={words[kind].placeholder}
        hint={words[kind].hint}
        input={code}
      />
      {fields.length > 0 && (
        <Mappings aria-label="Groups and their roles">
          {fields.map(({ id }, position) => (
            <MappingFields key={id} position={position} onRemove={() => remove(position)} />
          ))}
        </Mappings>
      )}
      {fields.length < maximumRoleMappings && (
        <div>
          <Button variant="outlined" onClick={() => append({ value: '', role: 'Creator' })}>
            Add a group
          </Button>
        </div>
      )}
    </Card>
  )
}
