import type { ExternalProviderSettings, LearningPlatformDraft, LearningPlatformSettings } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, MessageBand } from '@isomorph/ui'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useNotify } from '../../../data/hooks.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { inParts } from '../../../messages/in-parts.tsx'
import { NotFoundRedirect } from '../../../screen/not-found-redirect.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { BreakingText } from '../identity-providers/identity-providers.styles.ts'
import { DeleteProvider } from './delete-provider.tsx'
import { useListExternalProviderSettingsQuery, useUpdateExternalProviderMutation } from './learning-platforms.api.ts'
import { draftOfPlatform } from './platform-draft.ts'
import { PlatformEditor } from './platform-editor.tsx'

interface WaitingBandProps {
  readonly settings: LearningPlatformSettings
  readonly onSwitchOn: (body: LearningPlatformDraft) => Promise<unknown>
}

/** A platform that registered by itself is looked at before anybody comes from it. */
function WaitingBand({ settings, onSwitchOn }: WaitingBandProps) {
  const { issuer, jwksUrl, isWaiting: _waiting, id: _id, ...draft } = settings
  return (
    <MessageBand
      tone="warning"
      role="status"
      action={
        <Button variant="contained" onClick={() => void onSwitchOn({ ...draft, issuer, jwksUrl, isEnabled: true })}>
          {t('learning-platforms.switchOn')}
        </Button>
      }
    >
      {inParts('learning-platforms.waiting', {
        issuer: <BreakingText>{issuer}</BreakingText>,
        host: <BreakingText>{new URL(jwksUrl).host}</BreakingText>,
      })}
    </MessageBand>
  )
}

function PlatformSettings({ settings }: { settings: LearningPlatformSettings }) {
  usePageTitle(settings.name)
  const [update] = useUpdateExternalProviderMutation()
  const notify = useNotify()

  async function save(body: LearningPlatformDraft) {
    const outcome = await update({ params: { externalProviderId: settings.id }, body })
    const isSwitchedOn = settings.isWaiting && body.isEnabled
    const done = isSwitchedOn ? t('learning-platforms.connected.next', { name: body.name }) : t('installation.saved')
    if (!outcome.error) notify('SUCCESS', done)
    return outcome
  }
  return (
    <PlatformEditor
      id={settings.id}
      title={settings.name}
      saved={draftOfPlatform(settings)}
      saveLabel={t('installation.save')}
      onSave={save}
      lead={settings.isWaiting && <WaitingBand settings={settings} onSwitchOn={save} />}
      actions={
        <DeleteProvider id={settings.id} name={settings.name}>
          {t('learning-platforms.remove.explain')}
        </DeleteProvider>
      }
    />
  )
}

const listPath = '/installation/learning-platforms'

/** One that was here and has been removed since leads to the others; one that never was is not found. */
function PlatformOrLeave({ settings }: { settings: ExternalProviderSettings | undefined }) {
  const [wasHere] = useState(settings !== undefined)
  // The audit log leads here for every external provider.
  if (settings?.type === 'timetabling') return <Navigate to={`/installation/timetables/${settings.id}`} replace />
  if (settings) return <PlatformSettings settings={settings} />
  return wasHere ? <Navigate to={listPath} replace /> : <NotFoundRedirect />
}

/** /installation/learning-platforms/{externalProviderId} */
export function LearningPlatformPage() {
  const { externalProviderId } = useParams()
  const fetched = useListExternalProviderSettingsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [openedAt] = useState(() => Date.now())
  const isListed = fetched.data?.some(({ id }) => String(id) === externalProviderId) === true
  // A list from before lacks a platform that has registered by itself since.
  const isOld = fetched.error === undefined && (fetched.fulfilledTimeStamp ?? 0) < openedAt
  const known = isListed || !isOld ? fetched : { ...fetched, data: undefined, currentData: undefined }
  return (
    <DetailGuard fetched={known} fallback={listPath}>
      {(platforms) => (
        <PlatformOrLeave
          key={externalProviderId}
          settings={platforms.find(({ id }) => String(id) === externalProviderId)}
        />
      )}
    </DetailGuard>
  )
}
