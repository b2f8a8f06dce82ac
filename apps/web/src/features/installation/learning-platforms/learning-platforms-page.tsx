import type { LearningPlatformSettings, LtiProduct } from '@isomorph/contract'
import { Button, Icon, StatusChip, type Column } from '@isomorph/ui'
import { BreakingText } from '../identity-providers/identity-providers.styles.ts'
import { InstallationList } from '../installation-list.tsx'
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

/** /installation/learning-platforms */
export function LearningPlatformsPage() {
  // Platforms register by themselves.
  const query = useListExternalProviderSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <InstallationList
      title="Learning platforms"
      meta="From where people open assessments by LTI 1.3."
      query={query}
      rows={query.data?.filter((each) => each.type === 'lti')}
      columns={columns}
      hrefOf={({ id }) => `${base}/${id}`}
      newButton={<NewButton />}
      empty="No platform is connected. Once one is, people open assessments from their courses there."
      below={
        <Sections>
          <OurKeys />
        </Sections>
      }
    />
  )
}
