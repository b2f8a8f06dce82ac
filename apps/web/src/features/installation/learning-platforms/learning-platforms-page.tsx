import type { LearningPlatformSettings, LtiProduct } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { Button, Icon, StatusChip, type Column } from '@isomorph/ui'
import { BreakingText } from '../identity-providers/identity-providers.styles.ts'
import { InstallationList } from '../installation-list.tsx'
import { useListExternalProviderSettingsQuery } from './learning-platforms.api.ts'
import { Sections } from './learning-platforms.styles.ts'
import { OurKeys } from './our-keys.tsx'

const base = '/installation/learning-platforms'

const productNames: Readonly<Record<LtiProduct, PlainKey>> = {
  moodle: 'learning-platforms.product.moodle',
  canvas: 'learning-platforms.product.canvas',
  brightspace: 'learning-platforms.product.brightspace',
  blackboard: 'learning-platforms.product.blackboard',
  sakai: 'learning-platforms.product.sakai',
  other: 'learning-platforms.product.other',
}

const columnsOf = (): readonly Column<LearningPlatformSettings>[] => [
  { key: 'name', label: t('shared.name'), width: '30%', render: ({ name }) => name },
  {
    key: 'product',
    label: t('learning-platforms.product'),
    width: '18%',
    render: ({ product }) => t(productNames[product]),
  },
  {
    key: 'issuer',
    label: t('learning-platforms.issuer'),
    isWideOnly: true,
    render: ({ issuer }) => <BreakingText>{issuer}</BreakingText>,
  },
  {
    key: 'state',
    label: t('installation.state'),
    width: '18%',
    render: ({ isEnabled, isWaiting }) =>
      isWaiting ? (
        <StatusChip tone="warning" icon="clock" label={t('learning-platforms.waitsForYou')} />
      ) : (
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
      {t('learning-platforms.connect')}
    </Button>
  )
}

/** /installation/learning-platforms */
export function LearningPlatformsPage() {
  // Platforms register by themselves.
  const query = useListExternalProviderSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <InstallationList
      title={t('installation.sections.learningPlatforms')}
      meta={t('learning-platforms.lead')}
      query={query}
      rows={query.data?.filter((each) => each.type === 'lti')}
      columns={columnsOf()}
      hrefOf={({ id }) => `${base}/${id}`}
      newButton={<NewButton />}
      empty={t('learning-platforms.none')}
      below={
        <Sections>
          <OurKeys />
        </Sections>
      }
    />
  )
}
