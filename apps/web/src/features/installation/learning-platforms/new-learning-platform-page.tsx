import type { LearningPlatformDraft } from '@isomorph/contract'
import { useNavigate } from 'react-router'
import { useNotify } from '../../../data/hooks.ts'
import { usePageTitle } from '../../../screen/page-title.ts'
import { afterSaving } from '../../../screen/unsaved-guard.tsx'
import { useCreateExternalProviderMutation } from './learning-platforms.api.ts'
import { newPlatform } from './platform-draft.ts'
import { PlatformEditor } from './platform-editor.tsx'
import { nextStep } from './platform-words.ts'
import { SelfRegistration } from './self-registration.tsx'

/** /installation/learning-platforms/new */
export function NewLearningPlatformPage() {
  usePageTitle('Connect a platform')
  const [create] = useCreateExternalProviderMutation()
  const navigate = useNavigate()
  const notify = useNotify()

  async function save(body: LearningPlatformDraft) {
    const made = await create({ body })
    if (made.error) return made
    notify('SUCCESS', `${made.data.name} is connected. ${nextStep}`)
    void navigate(`/installation/learning-platforms/${made.data.id}`, afterSaving)
    return {}
  }
  return (
    <PlatformEditor
      title="Connect a platform"
      saved={newPlatform}
      saveLabel="Connect"
      onSave={save}
      lead={<SelfRegistration />}
    />
  )
}
