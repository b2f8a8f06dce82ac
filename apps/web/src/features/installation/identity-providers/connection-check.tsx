import { t } from '@isomorph/messages'
import { useCheckIdentityProviderMutation } from './identity-providers.api.ts'
import { ConnectionCheckCard } from './connection-check-card.tsx'
import { bodyOfProvider, providerSchema, type ProviderDraft } from './provider-draft.ts'

/** Tries the connection of an identity provider. */
export function ConnectionCheck({ draft, id }: { draft: ProviderDraft; id: number | undefined }) {
  const [check, checked] = useCheckIdentityProviderMutation()
  const body = { settings: bodyOfProvider(draft), ...(id === undefined ? {} : { identityProviderId: id }) }
  return (
    <ConnectionCheckCard
      isReady={providerSchema.safeParse(draft).success}
      checked={checked}
      onCheck={() => void check({ body })}
    >
      {t('identity-providers.check.explain')}
    </ConnectionCheckCard>
  )
}
