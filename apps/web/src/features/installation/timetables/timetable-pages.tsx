import type { ExternalProviderSettings, TimetableDraft, TimetableSettings } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useNotify } from '../../../data/hooks.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { NotFoundRedirect } from '../../../screen/not-found-redirect.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { afterSaving } from '../../../screen/unsaved-guard.tsx'
import { DeleteProvider } from '../learning-platforms/delete-provider.tsx'
import {
  useCreateExternalProviderMutation,
  useListExternalProviderSettingsQuery,
  useUpdateExternalProviderMutation,
} from '../learning-platforms/learning-platforms.api.ts'
import { formOfTimetable, newTimetable } from './timetable-draft.ts'
import { TimetableEditor } from './timetable-editor.tsx'

const listPath = '/installation/timetables'

/** /installation/timetables/new */
export function NewTimetablePage() {
  usePageTitle(t('timetables.connect'))
  const [create] = useCreateExternalProviderMutation()
  const navigate = useNavigate()
  const notify = useNotify()

  async function save(body: TimetableDraft) {
    const made = await create({ body })
    if (made.error) return made
    notify('SUCCESS', t('installation.connected', { name: made.data.name }))
    void navigate(`${listPath}/${made.data.id}`, afterSaving)
    return {}
  }
  return (
    <TimetableEditor
      title={t('timetables.connect')}
      saved={newTimetable}
      saveLabel={t('installation.connect')}
      onSave={save}
    />
  )
}

function SavedTimetable({ settings }: { settings: TimetableSettings }) {
  usePageTitle(settings.name)
  const [update] = useUpdateExternalProviderMutation()
  const notify = useNotify()

  async function save(body: TimetableDraft) {
    const outcome = await update({ params: { externalProviderId: settings.id }, body })
    if (!outcome.error) notify('SUCCESS', t('installation.saved'))
    return outcome
  }
  return (
    <TimetableEditor
      id={settings.id}
      title={settings.name}
      saved={formOfTimetable(settings)}
      saveLabel={t('installation.save')}
      onSave={save}
      actions={
        <DeleteProvider id={settings.id} name={settings.name}>
          {t('timetables.remove.explain')}
        </DeleteProvider>
      }
    />
  )
}

/** One that was here and has been removed since leads to the others; one that never was is not found. */
function TimetableOrLeave({ settings }: { settings: ExternalProviderSettings | undefined }) {
  const [wasHere] = useState(settings !== undefined)
  if (settings?.type === 'timetabling') return <SavedTimetable settings={settings} />
  return wasHere ? <Navigate to={listPath} replace /> : <NotFoundRedirect />
}

/** /installation/timetables/{externalProviderId} */
export function TimetablePage() {
  const { externalProviderId } = useParams()
  const fetched = useListExternalProviderSettingsQuery(undefined)
  return (
    <DetailGuard fetched={fetched} fallback={listPath}>
      {(providers) => (
        <TimetableOrLeave
          key={externalProviderId}
          settings={providers.find(({ id }) => String(id) === externalProviderId)}
        />
      )}
    </DetailGuard>
  )
}
