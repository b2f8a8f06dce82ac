import type { IdentityProviderSettings } from '@isomorph/contract'
import {
  Button,
  DataTable,
  EmptyState,
  ErrorPanel,
  Icon,
  Page,
  PageHeader,
  StatusChip,
  type Column,
} from '@isomorph/ui'
import { useAppSelector } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { useListIdentityProviderSettingsQuery } from './identity-providers.api.ts'
import { BreakingText, ProvidersCard } from './identity-providers.styles.ts'

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
  usePageTitle('Identity providers')
  const { data, error, refetch, isFetching } = useListIdentityProviderSettingsQuery(undefined)
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  return (
    <Page>
      <PageHeader
        title="Identity providers"
        breadcrumbs={[{ label: 'Installation', href: '/installation' }]}
        meta="Where people can log in with an account that they have already."
        actions={data && data.length > 0 && <NewButton />}
      />
      {!data && error ? (
        <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
      ) : (
        <ProvidersCard>
          <DataTable
            label="Identity providers"
            columns={columns}
            rows={data}
            nameOf={({ name }) => name}
            hrefOf={({ id }) => `${base}/${id}`}
            isCompact={isCompact}
            isRefreshing={isFetching}
            empty={
              <EmptyState picture="people" action={<NewButton />}>
                No provider is connected. People log in with a user name and password of this site.
              </EmptyState>
            }
          />
        </ProvidersCard>
      )}
    </Page>
  )
}
