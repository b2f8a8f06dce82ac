import type { IdentityProviderDraft, IdentityProviderSettings } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useNotify } from '../../../data/hooks.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { NotFoundRedirect } from '../../../screen/not-found-redirect.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { DeleteProvider } from './delete-provider.tsx'
import { useListIdentityProviderSettingsQuery, useUpdateIdentityProviderMutation } from './identity-providers.api.ts'
import { draftOfProvider } from './provider-draft.ts'
import { ProviderEditor } from './provider-editor.tsx'

function ProviderSettings({ settings }: { settings: IdentityProviderSettings }) {
  usePageTitle(settings.name)
  const [update] = useUpdateIdentityProviderMutation()
  const notify = useNotify()

  async function save(body: IdentityProviderDraft) {
    const outcome = await update({ params: { identityProviderId: settings.id }, body })
    if (!outcome.error) notify('SUCCESS', t('installation.saved'))
    return outcome
  }
  return (
    <ProviderEditor
      id={settings.id}
      title={settings.name}
      saved={draftOfProvider(settings)}
      saveLabel={t('installation.save')}
      onSave={save}
      actions={<DeleteProvider id={settings.id} name={settings.name} />}
    />
  )
}

const listPath = '/installation/identity-providers'

/** One that was here and has been removed since leads to the others; one that never was is not found. */
function ProviderOrLeave({ settings }: { settings: IdentityProviderSettings | undefined }) {
  const [wasHere] = useState(settings !== undefined)
  if (settings) return <ProviderSettings settings={settings} />
  return wasHere ? <Navigate to={listPath} replace /> : <NotFoundRedirect />
}

/** /installation/identity-providers/{identityProviderId} */
export function IdentityProviderPage() {
  const { identityProviderId } = useParams()
  const fetched = useListIdentityProviderSettingsQuery(undefined)
  return (
    <DetailGuard fetched={fetched} fallback={listPath}>
      {(providers) => (
        <ProviderOrLeave
          key={identityProviderId}
          settings={providers.find(({ id }) => String(id) === identityProviderId)}
        />
      )}
    </DetailGuard>
  )
}
