import type { IdentityProviderSettings } from '@isomorph/contract'
import { useParams } from 'react-router'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { DetailGuard } from '../../../shell/detail-guard.tsx'
import { NotFoundRedirect } from '../../../shell/not-found-redirect.tsx'
import { usePageTitle } from '../../../shell/page-title.ts'
import { DeleteProvider } from './delete-provider.tsx'
import { useListIdentityProviderSettingsQuery, useUpdateIdentityProviderMutation } from './identity-providers.api.ts'
import { bodyOfProvider, draftOfProvider, type ProviderDraft } from './provider-draft.ts'
import { ProviderEditor } from './provider-editor.tsx'

function ProviderSettings({ settings }: { settings: IdentityProviderSettings }) {
  usePageTitle(settings.name)
  const [update, { isLoading }] = useUpdateIdentityProviderMutation()
  const notify = useNotify()

  async function save(draft: ProviderDraft) {
    const outcome = await update({ params: { identityProviderId: settings.id }, body: bodyOfProvider(draft) })
    if (outcome.error) return requestErrorOf(outcome.error)
    notify('SUCCESS', 'Saved')
    return null
  }
  return (
    <ProviderEditor
      id={settings.id}
      title={settings.name}
      saved={draftOfProvider(settings)}
      saveLabel="Save"
      isSaving={isLoading}
      onSave={save}
      actions={<DeleteProvider id={settings.id} name={settings.name} />}
    />
  )
}

/** /installation/identity-providers/{identityProviderId} */
export function IdentityProviderPage() {
  const { identityProviderId } = useParams()
  const fetched = useListIdentityProviderSettingsQuery(undefined)
  return (
    <DetailGuard fetched={fetched} fallback="/installation/identity-providers">
      {(providers) => {
        const settings = providers.find(({ id }) => String(id) === identityProviderId)
        return settings ? <ProviderSettings key={settings.id} settings={settings} /> : <NotFoundRedirect />
      }}
    </DetailGuard>
  )
}
