import type { IdentityProviderSettings } from '@isomorph/contract'
import { Button, Icon, StatusChip, type Column } from '@isomorph/ui'
import { InstallationList } from '../installation-list.tsx'
import { useListIdentityProviderSettingsQuery } from './identity-providers.api.ts'
import { BreakingText } from './identity-providers.styles.ts'

const base = '/installation/identity-providers'

function serverOf(provider: IdentityProviderSettings): string {
  return provider.kind === 'oidc' ? provider.issuer : provider.casAddress
}

const columns: readonly Column<IdentityProviderSettings>[] = [
  { key: 'name', label: 'Name', width: '26%', render: ({ name }) => name },
  {
    key: 'kind',
    label: 'Kind',
    width: '18%',
    render: (provider) => (provider.kind === 'oidc' ? 'OpenID Connect' : `CAS ${provider.casVersion}`),
  },
  {
    key: 'server',
    label: 'Address',
    isWideOnly: true,
    render: (provider) => <BreakingText>{serverOf(provider)}</BreakingText>,
  },
  {
    key: 'state',
    label: 'State',
    width: '14%',
    render: ({ isEnabled }) => (
      <StatusChip
        tone={isEnabled ? 'success' : 'neutral'}
        icon={isEnabled ? 'check' : 'minusCircle'}
        label={isEnabled ? 'Offered' : 'Switched off'}
      />
    ),
  },
]

function NewButton() {
  return (
    <Button href={`${base}/new`} variant="contained" startIcon={<Icon name="add" size={18} />}>
      Connect a provider
    </Button>
  )
}

/** /installation/identity-providers */
export function IdentityProvidersPage() {
  const query = useListIdentityProviderSettingsQuery(undefined)
  return (
    <InstallationList
      title="Identity providers"
      meta="Where people can log in with an account that they have already."
      query={query}
      rows={query.data}
      columns={columns}
      hrefOf={({ id }) => `${base}/${id}`}
      newButton={<NewButton />}
      empty="No provider is connected. People log in with a user name and password of this site."
    />
  )
}
