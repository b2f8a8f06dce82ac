import type { ExternalProviderSettings, LearningPlatformDraft, LearningPlatformSettings } from '@isomorph/contract'
import { Button, MessageBand } from '@isomorph/ui'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useNotify } from '../../../data/hooks.ts'
import { DetailGuard } from '../../../screen/detail-guard.tsx'
import { NotFoundRedirect } from '../../../screen/not-found-redirect.tsx'
import { usePageTitle } from '../../../screen/page-title.ts'
import { BreakingText } from '../identity-providers/identity-providers.styles.ts'
import { DeleteProvider } from './delete-provider.tsx'
import { useListExternalProviderSettingsQuery, useUpdateExternalProviderMutation } from './learning-platforms.api.ts'
import { draftOfPlatform } from './platform-draft.ts'
import { PlatformEditor } from './platform-editor.tsx'
import { nextStep } from './platform-words.ts'

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
          Switch it on
        </Button>
      }
    >
      This platform registered by itself, as <BreakingText>{issuer}</BreakingText>, with keys at{' '}
      <BreakingText>{new URL(jwksUrl).host}</BreakingText>. Switch it on if it is yours. Until then nobody comes from
      it.
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
    if (!outcome.error) notify('SUCCESS', isSwitchedOn ? `${body.name} is connected. ${nextStep}` : 'Saved')
    return outcome
  }
  return (
    <PlatformEditor
      id={settings.id}
      title={settings.name}
      saved={draftOfPlatform(settings)}
      saveLabel="Save"
      onSave={save}
      lead={settings.isWaiting && <WaitingBand settings={settings} onSwitchOn={save} />}
      actions={
        <DeleteProvider id={settings.id} name={settings.name}>
          Links there open nothing here any more. The people who came by it stay, and so do their courses and their
          work. To pause it, switch it off instead: connected again, it is a new platform.
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
