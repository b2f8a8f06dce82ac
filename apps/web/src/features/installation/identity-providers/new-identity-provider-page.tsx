import { useNavigate } from 'react-router'
import { useNotify } from '../../../data/hooks.ts'
import { requestErrorOf } from '../../../data/request-error.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { afterSaving } from '../../../screen/unsaved-guard.tsx'
import { useCreateIdentityProviderMutation } from './identity-providers.api.ts'
import { bodyOfProvider, newProvider, type ProviderDraft } from './provider-draft.ts'
import { ProviderEditor } from './provider-editor.tsx'

/** /installation/identity-providers/new */
export function NewIdentityProviderPage() {
  usePageTitle('Connect a provider')
  const [create, { isLoading }] = useCreateIdentityProviderMutation()
  const navigate = useNavigate()
  const notify = useNotify()

  async function save(draft: ProviderDraft) {
    const made = await create({ body: bodyOfProvider(draft) })
    if (made.error) return requestErrorOf(made.error)
    notify('SUCCESS', `${made.data.name} is connected`)
    // There the addresses stand that the provider has to know, with the number in them.
    void navigate(`/installation/identity-providers/${made.data.id}`, afterSaving)
    return null
  }
  return (
    <ProviderEditor
      title="Connect a provider"
      saved={newProvider}
      saveLabel="Connect"
      isSaving={isLoading}
      onSave={save}
    />
  )
}
