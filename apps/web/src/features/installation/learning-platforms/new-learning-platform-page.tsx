import type { LearningPlatformDraft } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useNavigate } from 'react-router'
import { useNotify } from '../../../data/hooks.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { afterSaving } from '../../../screen/unsaved-guard.tsx'
import { useCreateExternalProviderMutation } from './learning-platforms.api.ts'
import { newPlatform } from './platform-draft.ts'
import { PlatformEditor } from './platform-editor.tsx'

import { SelfRegistration } from './self-registration.tsx'

/** /installation/learning-platforms/new */
export function NewLearningPlatformPage() {
  usePageTitle(t('learning-platforms.connect'))
  const [create] = useCreateExternalProviderMutation()
  const navigate = useNavigate()
  const notify = useNotify()

  async function save(body: LearningPlatformDraft) {
    const made = await create({ body })
    if (made.error) return made
    notify('SUCCESS', t('learning-platforms.connected.next', { name: made.data.name }))
    void navigate(`/installation/learning-platforms/${made.data.id}`, afterSaving)
    return {}
  }
  return (
    <PlatformEditor
      title={t('learning-platforms.connect')}
      saved={newPlatform}
      saveLabel={t('installation.connect')}
      onSave={save}
      lead={<SelfRegistration />}
    />
  )
}
