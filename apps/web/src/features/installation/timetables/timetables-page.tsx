import type { TimetableSettings } from '@isomorph/contract'
import { Button, Icon, StatusChip, type Column } from '@isomorph/ui'
import { BreakingText } from '../identity-providers/identity-providers.styles.ts'
import { InstallationList } from '../installation-list.tsx'
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
  const query = useListExternalProviderSettingsQuery(undefined)
  return (
    <InstallationList
      title="Timetables"
      meta="From which instructors make courses of the classes that they teach."
      query={query}
      rows={query.data?.filter((each) => each.type === 'timetabling')}
      columns={columns}
      hrefOf={({ id }) => `${base}/${id}`}
      newButton={<NewButton />}
      picture="courses"
      empty="No timetable is connected. Once one is, instructors make courses of their classes, and rosters follow it."
    />
  )
}
