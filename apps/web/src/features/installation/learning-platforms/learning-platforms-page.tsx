import type { LearningPlatformSettings, LtiProduct } from '@isomorph/contract'
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
import { BreakingText, ProvidersCard } from '../identity-providers/identity-providers.styles.ts'
import { useListExternalProviderSettingsQuery } from './learning-platforms.api.ts'
import { Sections } from './learning-platforms.styles.ts'
import { OurKeys } from './our-keys.tsx'

const base = '/installation/learning-platforms'

const productNames: Readonly<Record<LtiProduct, string>> = {
  moodle: 'Moodle',
  canvas: 'Canvas',
  brightspace: 'Brightspace',
  blackboard: 'Blackboard',
  sakai: 'Sakai',
  other: 'Another one',
}

const columns: readonly Column<LearningPlatformSettings>[] = [
  { key: 'name', label: 'Name', width: '30%', render: ({ name }) => name },
  { key: 'product', label: 'Product', width: '18%', render: ({ product }) => productNames[product] },
  { key: 'issuer', label: 'Issuer', isWideOnly: true, render: ({ issuer }) => <BreakingText>{issuer}</BreakingText> },
  {
    key: 'state',
    label: 'State',
    width: '18%',
    render: ({ isEnabled, isWaiting }) =>
      isWaiting ? (
        <StatusChip tone="warning" icon="clock" label="Waits for you" />
      ) : (
        <StatusChip
          tone={isEnabled ? 'success' : 'neutral'}
          icon={isEnabled ? 'check' : 'minusCircle'}
          label={isEnabled ? 'Connected' : 'Switched off'}
        />
      ),
  },
]

function NewButton() {
  return (
    <Button href={`${base}/new`} variant="contained" startIcon={<Icon name="add" size={18} />}>
      Connect a platform
    </Button>
  )
}

function PlatformTable({
  rows,
  isRefreshing,
}: {
  rows: LearningPlatformSettings[] | undefined
  isRefreshing: boolean
}) {
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  return (
    <ProvidersCard>
      <DataTable
        label="Learning platforms"
        columns={columns}
        rows={rows}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `${base}/${id}`}
        isCompact={isCompact}
        isRefreshing={isRefreshing}
        empty={
          <EmptyState picture="people" action={<NewButton />}>
            No platform is connected. Once one is, people open assessments from their courses there.
          </EmptyState>
        }
      />
    </ProvidersCard>
  )
}

/** /installation/learning-platforms */
export function LearningPlatformsPage() {
  usePageTitle('Learning platforms')
  const { data, error, refetch, isFetching } = useListExternalProviderSettingsQuery(undefined)
  const platforms = data?.filter((each) => each.type === 'lti')
  return (
    <Page>
      <PageHeader
        title="Learning platforms"
        breadcrumbs={[{ label: 'Installation', href: '/installation' }]}
        meta="From where people open assessments by LTI 1.3."
        actions={platforms && platforms.length > 0 && <NewButton />}
      />
      {!data && error ? (
        <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Sections>
          <PlatformTable rows={platforms} isRefreshing={isFetching} />
          <OurKeys />
        </Sections>
      )}
    </Page>
  )
}
