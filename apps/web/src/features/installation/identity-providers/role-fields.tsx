import { maximumRoleMappings, providerRoles } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { styled } from '@mui/material/styles'
import { Button, Card } from '@isomorph/ui'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { nameOfRole } from '../../../entities/role/role-names.ts'
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
  oidc: {
    label: 'identity-providers.roles.claim',
    placeholder: 'groups',
    hint: 'identity-providers.roles.claim.hint',
  },
  cas: {
    label: 'identity-providers.roles.attribute',
    placeholder: 'memberOf',
    hint: 'identity-providers.roles.attribute.hint',
  },
} as const

const roleOptions = () => providerRoles.map((role) => ({ value: role, label: nameOfRole(role) }))
const code = { spellCheck: false, autoCapitalize: 'none' } as const

function MappingFields({ position, onRemove }: { position: number; onRemove: () => void }) {
  const { control } = useFormContext<ProviderDraft>()
  const number = String(position + 1)
  return (
    <li>
      <TextField
        control={control}
        name={`roleMappings.${position}.value`}
        id={`provider-roleMappings.${position}.value`}
        label={t('identity-providers.roles.group', { number })}
        isRequired
        input={code}
      />
      <SelectField
        control={control}
        name={`roleMappings.${position}.role`}
        label={t('identity-providers.roles.role', { number })}
        options={roleOptions()}
      />
      <Button onClick={onRemove} aria-label={t('identity-providers.roles.remove', { number })}>
        {t('shared.remove')}
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
      <h2>{t('identity-providers.roles')}</h2>
      <Paragraph>{t('identity-providers.roles.explain')}</Paragraph>
      <TextField
        control={control}
        name="roleClaim"
        id="provider-roleClaim"
        label={t(words[kind].label)}
        placeholder={words[kind].placeholder}
        hint={t(words[kind].hint)}
        input={code}
      />
      {fields.length > 0 && (
        <Mappings aria-label={t('identity-providers.roles.list')}>
          {fields.map(({ id }, position) => (
            <MappingFields key={id} position={position} onRemove={() => remove(position)} />
          ))}
        </Mappings>
      )}
      {fields.length < maximumRoleMappings && (
        <div>
          <Button variant="outlined" onClick={() => append({ value: '', role: 'Creator' })}>
            {t('identity-providers.roles.add')}
          </Button>
        </div>
      )}
    </Card>
  )
}
