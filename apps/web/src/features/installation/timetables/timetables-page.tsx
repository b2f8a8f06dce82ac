import type { TimetableSettings } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Icon, StatusChip, type Column } from '@isomorph/ui'
import { BreakingText } from '../identity-providers/identity-providers.styles.ts'
import { InstallationList } from '../installation-list.tsx'
import { useListExternalProviderSettingsQuery } from '../learning-platforms/learning-platforms.api.ts'

const base = '/installation/timetables'

const columnsOf = (): readonly Column<TimetableSettings>[] => [
  { key: 'name', label: t('shared.name'), width: '35%', render: ({ name }) => name },
  {
    key: 'address',
    label: t('installation.address'),
    isWideOnly: true,
    render: ({ address, product }) => (
      <BreakingText>{product === 'oneroster' ? t('timetables.exports') : address}</BreakingText>
    ),
  },
  {
    key: 'state',
    label: t('installation.state'),
    width: '20%',
    render: ({ isEnabled }) => (
      <StatusChip
        tone={isEnabled ? 'success' : 'neutral'}
        icon={isEnabled ? 'check' : 'minusCircle'}
        label={isEnabled ? t('installation.state.connected') : t('installation.state.off')}
      />
    ),
  },
]

function NewButton() {
  return (
    <Button href={`${base}/new`} variant="contained" startIcon={<Icon name="add" size={18} />}>
      {t('timetables.connect')}
    </Button>
  )
}

/** /installation/timetables */
export function TimetablesPage() {
  const query = useListExternalProviderSettingsQuery(undefined)
  return (
    <InstallationList
      title={t('installation.sections.timetables')}
      meta={t('timetables.lead')}
      query={query}
      rows={query.data?.filter((each) => each.type === 'timetabling')}
      columns={columnsOf()}
      hrefOf={({ id }) => `${base}/${id}`}
      newButton={<NewButton />}
      picture="courses"
      empty={t('timetables.none')}
    />
  )
}
