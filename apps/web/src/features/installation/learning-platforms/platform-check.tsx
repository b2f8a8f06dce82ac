import { t } from '@isomorph/messages'
import { ConnectionCheckCard } from '../identity-providers/connection-check-card.tsx'
import { useCheckExternalProviderMutation } from './learning-platforms.api.ts'
import { bodyOfPlatform, platformSchema, type PlatformDraft } from './platform-draft.ts'

/** Tries the addresses as they stand, saved or not. */
export function PlatformCheck({ draft }: { draft: PlatformDraft }) {
  const [check, checked] = useCheckExternalProviderMutation()
  return (
    <ConnectionCheckCard
      isReady={platformSchema.safeParse(draft).success}
      checked={checked}
      onCheck={() => void check({ body: { settings: bodyOfPlatform(draft) } })}
    >
      {t('learning-platforms.check.explain')}
    </ConnectionCheckCard>
  )
}
