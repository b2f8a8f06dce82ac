import { styled } from '@mui/material/styles'
import { Button, Card, ErrorSummary, Page, PageHeader } from '@isomorph/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { RequestError } from '../../../data/request.ts'
import { RestoredBackupBand } from '../../../unsaved-work/restored-backup-band.tsx'
import { useFormBackup } from '../../../unsaved-work/use-form-backup.ts'
import { useRefusal } from '../../../forms/use-refusal.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { CasFields } from './cas-fields.tsx'
import { ConnectionCheck } from './connection-check.tsx'
import { OpenIdFields } from './openid-fields.tsx'
import { checkProvider, errorsOfServer, type ProviderDraft } from './provider-draft.ts'
import { GeneralFields, PeopleFields } from './provider-fields.tsx'
import { RegistrationAddresses } from './registration-addresses.tsx'

const Sections = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: 760,
  '& section': { display: 'grid', gap: 20 },
  '& h2': { margin: 0, fontSize: 16, lineHeight: 1.5 },
})

function useProviderForm(saved: ProviderDraft, onSave: (draft: ProviderDraft) => Promise<RequestError | null>) {
  const [typed, setTyped] = useState<ProviderDraft | null>(null)
  const [isTried, setIsTried] = useState(false)
  const [refusal, setRefusal] = useState<RequestError | null>(null)
  const draft = typed ?? saved
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  const found = checkProvider(draft)
  const back = useFormBackup({
    form: 'provider',
    draft: typed,
    saved,
    secrets: ['clientSecret'],
    restore: setTyped,
  })
  const errors = isTried ? { ...(refusal ? errorsOfServer(refusal) : {}), ...found } : {}

  async function save(event?: FormEvent) {
    event?.preventDefault()
    setIsTried(true)
    setRefusal(null)
    if (Object.keys(found).length > 0 || !isDirty) return
    const refused = await onSave(draft)
    setRefusal(refused)
    if (refused) return
    setTyped(null)
    setIsTried(false)
  }
  function change(part: Partial<ProviderDraft>) {
    setRefusal(null)
    setTyped({ ...draft, ...part })
  }
  const { form, general } = useRefusal(refusal, Object.keys(refusal ? errorsOfServer(refusal) : {}))
  const summary = [
    ...Object.entries(errors).map(([field, message = '']) => ({ fieldId: `provider-${field}`, message })),
    ...general,
  ]
  return { draft, form, isDirty, errors, summary, back, save, change }
}

/** The settings of a provider, new or not. */
export function ProviderEditor({
  id,
  title,
  saved,
  saveLabel,
  isSaving,
  onSave,
  actions,
}: {
  id?: number
  title: string
  saved: ProviderDraft
  saveLabel: string
  isSaving: boolean
  onSave: (draft: ProviderDraft) => Promise<RequestError | null>
  actions?: ReactNode
}) {
  const { draft, form, isDirty, errors, summary, back, save, change } = useProviderForm(saved, onSave)
  useSaveShortcut(() => void save())
  const parts = { draft, errors, onChange: change }
  return (
    <Page>
      <UnsavedGuard isDirty={isDirty} />
      <form ref={form} noValidate onSubmit={(event) => void save(event)}>
        <PageHeader
          title={title}
          breadcrumbs={[
            { label: 'Installation', href: '/installation' },
            { label: 'Identity providers', href: '/installation/identity-providers' },
          ]}
          actions={
            <>
              {actions}
              <Button type="submit" variant="contained" disabled={isSaving || !isDirty}>
                {saveLabel}
              </Button>
            </>
          }
        />
        <Sections>
          <RestoredBackupBand back={back} />
          <ErrorSummary errors={summary} />
          <Card>
            <GeneralFields {...parts} isNew={id === undefined} />
          </Card>
          <Card>{draft.kind === 'oidc' ? <OpenIdFields {...parts} /> : <CasFields {...parts} />}</Card>
          <Card>
            <PeopleFields {...parts} />
          </Card>
          <RegistrationAddresses kind={draft.kind} id={id} />
          <ConnectionCheck draft={draft} id={id} />
        </Sections>
      </form>
    </Page>
  )
}
