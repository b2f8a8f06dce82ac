import type { TimetableSettings } from '@isomorph/contract'
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
import { useListExternalProviderSettingsQuery } from '../learning-platforms/learning-platforms.api.ts'

const base = '/installation/timetables'

const columns: readonly Column<TimetableSettings>[] = [
  { key: 'name', label: 'Name', width: '35%', render: ({ name }) => name },
  {
    key: 'address',
    label: 'Address',
    isWideOnly: true,
    render: ({ address, product }) => (
      <BreakingText>{product === 'oneroster' ? 'OneRoster exports' : address}</BreakingText>
    ),
  },
  {
    key: 'state',
    label: 'State',
    width: '20%',
    render: ({ isEnabled }) => (
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
      Connect a timetable
    </Button>
  )
}

/** /installation/timetables */
export function TimetablesPage() {
  usePageTitle('Timetables')
  const { data, error, refetch, isFetching } = useListExternalProviderSettingsQuery(undefined)
  const isCompact = useAppSelector((state) => state.preferences.isCompact)
  const timetables = data?.filter((each) => each.type === 'timetabling')
  return (
    <Page>
      <PageHeader
        title="Timetables"
        breadcrumbs={[{ label: 'Installation', href: '/installation' }]}
        meta="From which instructors make courses of the classes that they teach."
        actions={timetables && timetables.length > 0 && <NewButton />}
      />
      {!data && error ? (
        <ErrorPanel error={requestErrorOf(error)} onRetry={() => void refetch()} />
      ) : (
        <ProvidersCard>
          <DataTable
            label="Timetables"
            columns={columns}
            rows={timetables}
            nameOf={({ name }) => name}
            hrefOf={({ id }) => `${base}/${id}`}
            isCompact={isCompact}
            isRefreshing={isFetching}
            empty={
              <EmptyState picture="courses" action={<NewButton />}>
                No timetable is connected. Once one is, instructors make courses of their classes, and rosters follow
                it.
              </EmptyState>
            }
          />
        </ProvidersCard>
      )}
    </Page>
  )
}
