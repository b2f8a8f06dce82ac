import type { IdentityProviderDraft } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useNavigate } from 'react-router'
import { useNotify } from '../../../data/hooks.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { afterSaving } from '../../../screen/unsaved-guard.tsx'
import { useCreateIdentityProviderMutation } from './identity-providers.api.ts'
import { newProvider } from './provider-draft.ts'
import { ProviderEditor } from './provider-editor.tsx'

/** /installation/identity-providers/new */
export function NewIdentityProviderPage() {
  usePageTitle(t('identity-providers.connect'))
  const [create] = useCreateIdentityProviderMutation()
  const navigate = useNavigate()
  const notify = useNotify()

  async function save(body: IdentityProviderDraft) {
    const made = await create({ body })
    if (made.error) return made
    notify('SUCCESS', t('installation.connected', { name: made.data.name }))
    // There the addresses stand that the provider has to know, with the number in them.
    void navigate(`/installation/identity-providers/${made.data.id}`, afterSaving)
    return {}
  }
  return (
    <ProviderEditor
      title={t('identity-providers.connect')}
      saved={newProvider}
      saveLabel={t('installation.connect')}
      onSave={save}
    />
  )
}
