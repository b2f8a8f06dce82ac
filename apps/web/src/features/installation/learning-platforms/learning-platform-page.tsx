import type { LearningPlatformDraft, LearningPlatformSettings } from '@isomorph/contract'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useNotify } from '../../../data/hooks.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { NotFoundRedirect } from '../../../screen/not-found-redirect.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { DeletePlatform } from './delete-platform.tsx'
import { useListExternalProviderSettingsQuery, useUpdateExternalProviderMutation } from './learning-platforms.api.ts'
import { draftOfPlatform } from './platform-draft.ts'
import { PlatformEditor } from './platform-editor.tsx'

function PlatformSettings({ settings }: { settings: LearningPlatformSettings }) {
  usePageTitle(settings.name)
  const [update] = useUpdateExternalProviderMutation()
  const notify = useNotify()

  async function save(body: LearningPlatformDraft) {
    const outcome = await update({ params: { externalProviderId: settings.id }, body })
    if (!outcome.error) notify('SUCCESS', 'Saved')
    return outcome
  }
  return (
    <PlatformEditor
      id={settings.id}
      title={settings.name}
      saved={draftOfPlatform(settings)}
      saveLabel="Save"
      onSave={save}
      actions={<DeletePlatform id={settings.id} name={settings.name} />}
    />
  )
}

const listPath = '/installation/learning-platforms'

/** One that was here and has been removed since leads to the others; one that never was is not found. */
function PlatformOrLeave({ settings }: { settings: LearningPlatformSettings | undefined }) {
  const [wasHere] = useState(settings !== undefined)
  if (settings) return <PlatformSettings settings={settings} />
  return wasHere ? <Navigate to={listPath} replace /> : <NotFoundRedirect />
}

/** /installation/learning-platforms/{externalProviderId} */
export function LearningPlatformPage() {
  const { externalProviderId } = useParams()
  const fetched = useListExternalProviderSettingsQuery(undefined)
  return (
    <DetailGuard fetched={fetched} fallback={listPath}>
      {(platforms) => (
        <PlatformOrLeave
          key={externalProviderId}
          settings={platforms.find(({ id, type }) => type === 'lti' && String(id) === externalProviderId)}
        />
      )}
    </DetailGuard>
  )
}
