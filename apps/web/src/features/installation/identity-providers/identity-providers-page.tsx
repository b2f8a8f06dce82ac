import type { IdentityProviderSettings } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Icon, StatusChip, type Column } from '@isomorph/ui'
import { InstallationList } from '../installation-list.tsx'
import { useListIdentityProviderSettingsQuery } from './identity-providers.api.ts'
import { BreakingText } from './identity-providers.styles.ts'

const base = '/installation/identity-providers'

function serverOf(provider: IdentityProviderSettings): string {
  return provider.kind === 'oidc' ? provider.issuer : provider.casAddress
}

const columnsOf = (): readonly Column<IdentityProviderSettings>[] => [
  { key: 'name', label: t('shared.name'), width: '26%', render: ({ name }) => name },
  {
    key: 'kind',
    label: t('identity-providers.kind'),
    width: '18%',
    render: (provider) =>
      provider.kind === 'oidc'
        ? t('identity-providers.kind.oidc')
        : t('identity-providers.kind.cas.version', { version: provider.casVersion }),
  },
  {
    key: 'server',
    label: t('installation.address'),
    isWideOnly: true,
    render: (provider) => <BreakingText>{serverOf(provider)}</BreakingText>,
  },
  {
    key: 'state',
    label: t('installation.state'),
    width: '14%',
    render: ({ isEnabled }) => (
      <StatusChip
        tone={isEnabled ? 'success' : 'neutral'}
        icon={isEnabled ? 'check' : 'minusCircle'}
        label={isEnabled ? t('identity-providers.offered') : t('installation.state.off')}
      />
    ),
  },
]

function NewButton() {
  return (
    <Button href={`${base}/new`} variant="contained" startIcon={<Icon name="add" size={18} />}>
      {t('identity-providers.connect')}
    </Button>
  )
}

/** /installation/identity-providers */
export function IdentityProvidersPage() {
  const query = useListIdentityProviderSettingsQuery(undefined)
  return (
    <InstallationList
      title={t('installation.sections.identityProviders')}
      meta={t('identity-providers.lead')}
      query={query}
      rows={query.data}
      columns={columnsOf()}
      hrefOf={({ id }) => `${base}/${id}`}
      newButton={<NewButton />}
      empty={t('identity-providers.none')}
    />
  )
}
