import type { IdentityProviderDraft } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { Button, Card, Page, PageHeader } from '@isomorph/ui'
import type { ReactNode } from 'react'
import { summaryOf } from '../../../forms/form-issues.ts'
import { Form, FormNotes } from '../../../forms/form.tsx'
import { useSchemaForm, type SchemaForm } from '../../../forms/use-schema-form.ts'
import { useSaveShortcut } from '../../../screen/save-shortcut.ts'
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx'
import { CasFields } from './cas-fields.tsx'
import { ClientKeys } from './client-keys.tsx'
import { ConnectionCheck } from './connection-check.tsx'
import { OpenIdFields } from './openid-fields.tsx'
import { providerSchema, type ProviderDraft } from './provider-draft.ts'
import { GeneralFields, PeopleFields } from './provider-fields.tsx'
import { ProviderSections } from './providers.styles.ts'
import { RegistrationAddresses } from './registration-addresses.tsx'
import { RoleFields } from './role-fields.tsx'

interface ProviderEditorProps {
  readonly id?: number
  readonly title: string
  readonly saved: ProviderDraft
  readonly saveLabel: string
  readonly onSave: (body: IdentityProviderDraft) => Promise<{ readonly error?: unknown }>
  readonly actions?: ReactNode
}

const breadcrumbs = () => [
  { label: t('installation.title'), href: '/installation' },
  { label: t('installation.sections.identityProviders'), href: '/installation/identity-providers' },
]

interface SectionsProps {
  readonly form: SchemaForm<ProviderDraft, IdentityProviderDraft>
  readonly saved: ProviderDraft
  readonly id: number | undefined
}

function Sections({ form, saved, id }: SectionsProps) {
  const { kind } = form.values
  const hasStoredKey = saved.kind === 'oidc' && saved.clientAuthentication === 'privateKey'
  return (
    <ProviderSections>
      <FormNotes form={form} errors={summaryOf(form.issues, 'provider')} />
      <Card>
        <GeneralFields isNew={id === undefined} />
      </Card>
      <Card>{kind === 'oidc' ? <OpenIdFields /> : <CasFields />}</Card>
      <Card>
        <PeopleFields />
      </Card>
      <RoleFields />
      <RegistrationAddresses registered={form.values} id={id} />
      {id !== undefined && hasStoredKey && <ClientKeys id={id} />}
      <ConnectionCheck draft={form.values} id={id} />
    </ProviderSections>
  )
}

/** The settings of a provider, new or not. */
export function ProviderEditor({ id, title, saved, saveLabel, onSave, actions }: ProviderEditorProps) {
  const form = useSchemaForm({
    schema: providerSchema,
    saved,
    save: onSave,
    backup: 'provider',
    // Whether the stored secret stays is no secret, but means nothing without the one that was typed.
    secrets: ['clientSecret', 'keepsSecret'],
    hasSummary: true,
  })
  useSaveShortcut(() => {
    if (form.isDirty) form.submit()
  })
  return (
    <Page>
      <UnsavedGuard isDirty={form.isDirty} />
      <Form form={form}>
        <PageHeader
          title={title}
          breadcrumbs={breadcrumbs()}
          actions={
            <>
              {actions}
              <Button type="submit" variant="contained" disabled={form.isBusy || !form.isDirty}>
                {saveLabel}
              </Button>
            </>
          }
        />
        <Sections form={form} saved={saved} id={id} />
      </Form>
    </Page>
  )
}
